# Sourced by the scripts in tools/ and by .ci/run: what they need before they can build.
# Sets $root, the folder of the package. Prints to standard error only.

# The pinned set: bits of a picture are promised on Debian 12, x86-64, with these packages.
build_packages=(pkg-config libcairo2-dev libpango1.0-dev)
run_packages=(fonts-inter-variable fonts-noto-cjk fonts-noto-color-emoji fonts-noto-core fonts-dejavu-core bootstrap-icons)

# What tools/check and .ci/run compile with; one list, so that both share one build.
strict_flags=(--explicit-target-dependency-import-check error -Xswiftc -warnings-as-errors)

tools=${BASH_SOURCE[0]%/*}/..
root=$(CDPATH='' cd -- "$tools/.." && pwd -P) || exit 2
state=$root/.build/tools

say() { printf '%s\n' "$*" >&2; }

# Says once a call what the pictures are pinned to, where this system is another one.
note_platform() {
  local ID='' VERSION_ID='' PRETTY_NAME='this system'
  [ -r /etc/os-release ] && . /etc/os-release
  [ "$ID" = debian ] && [ "$VERSION_ID" = 12 ] && [ "$(uname -m)" = x86_64 ] && return 0
  say "note: maquette is pinned to Debian 12 (bookworm) on x86-64; $PRETTY_NAME on $(uname -m) is not that, so pictures may differ"
  say "help: run it in a container of the image swift:6.3-bookworm"
}

# require_packages NAME…: installs what is missing as root, else prints the line to run and exits 2.
require_packages() {
  local stamp=$state/packages-$1 database=/var/lib/dpkg/status
  if [ "$stamp" -nt "$database" ] && [ "$stamp" -nt "${BASH_SOURCE[0]}" ]; then return 0; fi
  note_platform
  if ! command -v dpkg-query >/dev/null; then
    say "error: this system has no dpkg, so the pinned packages cannot be looked up: $*"
    exit 2
  fi
  local name missing=()
  for name in "$@"; do
    case $(dpkg-query -W -f '${db:Status-Status}' "$name" 2>/dev/null) in
      installed) ;;
      *) missing+=("$name") ;;
    esac
  done
  if [ ${#missing[@]} -gt 0 ]; then
    local line="apt-get update && apt-get install -y --no-install-recommends ${missing[*]}"
    if [ "$(id -u)" != 0 ]; then
      say "error: Debian packages are missing: ${missing[*]}"
      say "help: sudo sh -c '$line'"
      exit 2
    fi
    say "installing ${missing[*]}"
    export DEBIAN_FRONTEND=noninteractive
    if ! { apt-get update -qq && apt-get install -y -qq --no-install-recommends "${missing[@]}"; } </dev/null >&2; then
      say "error: the packages could not be installed"
      say "help: $line"
      exit 2
    fi
  fi
  mkdir -p "$state" && : >"$stamp"
}

require_swift() {
  command -v swift >/dev/null && return 0
  say "error: there is no Swift toolchain on the PATH"
  say "help: install Swift 6.2 or newer from https://www.swift.org/install, or use the image swift:6.3-bookworm"
  exit 2
}

# A build needs a home and a temporary folder that can be written, whatever the caller's are.
usable_environment() {
  if [ ! -w "${HOME:-/nonexistent}" ]; then
    export HOME=$state/home
    mkdir -p "$HOME"
  fi
  if [ -n "${TMPDIR:-}" ] && [ ! -w "$TMPDIR" ]; then unset TMPDIR; fi
}

prepare() {
  require_packages "${build_packages[@]}" "${run_packages[@]}"
  require_swift
  usable_environment
}
