import Testing

/// A file that libpng 1.6.39 wrote, with all filters allowed.
///
/// Sample `c` of pixel (x, y) is (37 x + 101 y + 59 c + 7 x y), times 257 for 16 bits, cut to the
/// bit depth. Palette colour k is (17 k, 29 k + 3, 255 − 11 k) cut to 8 bits, the first four with
/// alpha 0, 64, 128, 200 where there is `tRNS`; else `tRNS` names the colour of pixel (2, 1).
struct LibraryFile: Sendable, CustomTestStringConvertible {
  let name: String
  let colorType: Int
  let bitDepth: Int
  let isInterlaced: Bool
  let isKeyed: Bool
  let width: Int
  let height: Int
  let base64: String

  var testDescription: String { name }

  static let all: [LibraryFile] = [
    LibraryFile(
      name: "gray, 1 bit, interlaced", colorType: 0, bitDepth: 1, isInterlaced: true,
      isKeyed: false, width: 11, height: 7,
      base64: """
        iVBORw0KGgoAAAANSUhEUgAAAAsAAAAHAQAAAAGBErpmAAAACnRFWHRUaXRsZQBjYWbpAKszegAAACBp\
        VFh0Q29tbWVudAABAAAACJlLTkw7vFLh7ayeN01rACkOBuTb2KwiAAAAHElEQVQImWNgQAE/mBiYGJgY\
        GP8/ZGJgYGJgAAAeJwLkJ9uLrQAAAABJRU5ErkJggg==
        """),
    LibraryFile(
      name: "gray, 4 bits, tRNS", colorType: 0, bitDepth: 4, isInterlaced: false,
      isKeyed: true, width: 9, height: 9,
      base64: """
        iVBORw0KGgoAAAANSUhEUgAAAAkAAAAJBAAAAAAACrTNAAAAAnRSTlMADQgisYUAAAA7SURBVAiZY2Zd\
        +2k/P5OPFse3C0wxWhLfLjD5WHE8u8B8Uk2W5zPjRAYGhv+Mb+/du3cTqsbHSuLZBQA4ZRYEK/9QOwAA\
        AABJRU5ErkJggg==
        """),
    LibraryFile(
      name: "gray, 16 bits, interlaced, tRNS", colorType: 0, bitDepth: 16, isInterlaced: true,
      isKeyed: true, width: 9, height: 10,
      base64: """
        iVBORw0KGgoAAAANSUhEUgAAAAkAAAAKEAAAAAFk+ce3AAAAAnRSTlO9vZIo0vwAAAAKdEVYdFRpdGxl\
        AGNhZukAqzN6AAAAIGlUWHRDb21tZW50AAEAAAAImUtOTDu8UuHtrJ43TWsAKQ4G5NvYrCIAAACcSURB\
        VAiZY2Bg0NRg0NYQE2CYMoWJh4Nx6hRWFlYWBi+ve/cYJcRYWZhvXr91g+HUKUOD6dP+/klJYkiI+/dn\
        7iwbi1vXGFRV8/N37mRhZrpx4+sXQQFdHaabOBmMqak6Ojo6Ojq6OjDAcvoUK4uwkKICM5OggLycro6V\
        FdOpUzdvPH/29QtMyMaK6TSKkJ6OtRXT6VM3UFRZWwEAJshHbySCseIAAAAASUVORK5CYII=
        """),
    LibraryFile(
      name: "RGB, 8 bits, interlaced, tRNS", colorType: 2, bitDepth: 8, isInterlaced: true,
      isKeyed: true, width: 13, height: 11,
      base64: """
        iVBORw0KGgoAAAANSUhEUgAAAA0AAAALCAIAAAFc16CgAAAABnRSTlMAvQD4ADOC9ohKAAAACnRFWHRU\
        aXRsZQBjYWbpAKszegAAACBpVFh0Q29tbWVudAABAAAACJlLTkw7vFLh7ayeN01rACkOBuTb2KwiAAAB\
        HElEQVQYlWNksC7T0NBg0tDQePHiBeOU81waGhpMHBwcJ06cYJxynosFBpi9Wg/svP6FeeE+RrHAHogY\
        wyPZiLCJZ06xOjCcYnUwyF427SLPH/OipLk3TjDb6WUuYZoyZcqZM2dYWFhsbGxKSkrWrFnz5MkTxk+6\
        GdcwAINqwuz8VU93ftFntqv07Tg8/RIv040bN758+SIgIKCjo+Ph4ZGSkkKcEMuNGze+fNkFE9qVksLE\
        Ald1TUeH6ZqHnNw1xtQFt3WIACynTp1iYbkhJGSl8EWBiYlJQEBATk5OR8cKAsKgtBXLqVOnPISEFBSe\
        ffnigaROx8rKygMKUjyKPJhOnTp148aNZ8+effnyBVNdWFhYSkpKUVERseoAW1SqMGMVx3oAAAAASUVO\
        RK5CYII=
        """),
    LibraryFile(
      name: "RGB, 16 bits", colorType: 2, bitDepth: 16, isInterlaced: false,
      isKeyed: false, width: 6, height: 9,
      base64: """
        iVBORw0KGgoAAAANSUhEUgAAAAYAAAAJEAIAAADOaBaJAAABCElEQVQYlWNkYLC2LitTxQrUoDRjauqC\
        Bbdv6+jo6OjqwIAuCk9Hh/HUKTZWRwdjY2NjY2MTY1RgAsWMBvrZWcuWWsGBNRKGAYapUy6c5+G6dlVI\
        wNdbQiw4sK8nMnzKpPNnZ824elmQ7/ZNcZEgf4ZfP81MCvOdHetqdm7v7jx2hPH/5Yv8PF7uMpLhIZP6\
        UxLnz7l1nSEhbvbMa1fWr331Qk353x8r89IiP+/OtiMH5866cVVE4M1LDZXkeIajhxn+2VhC9BXlr131\
        4umJoywM9tby0lFhUyeWFm5Y8/o5g7ZGWvLCeR2thw/8+/30kaJsTISzfV3Vzq0L5ty+Li7096elSUk+\
        ALGjeYj66SgFAAAAAElFTkSuQmCC
        """),
    LibraryFile(
      name: "palette, 2 bits, interlaced, tRNS", colorType: 3, bitDepth: 2, isInterlaced: true,
      isKeyed: true, width: 10, height: 9,
      base64: """
        iVBORw0KGgoAAAANSUhEUgAAAAoAAAAJAgMAAAEBz2UWAAAADFBMVEUAA/8RIPQiPekzWt4gAGtRAAAA\
        BHRSTlMAQIDIbTU5kwAAAAp0RVh0VGl0bGUAY2Fm6QCrM3oAAAAgaVRYdENvbW1lbnQAAQAAAAiZS05M\
        O7xS4e2snjdNawApDgbk29isIgAAAChJREFUCJljYICDBUwMTAyMHT+YGBiYy1mZGBjgiDGU4TfjXYbP\
        MBoAjtII84Gv6tAAAAAASUVORK5CYII=
        """),
    LibraryFile(
      name: "palette, 8 bits, tRNS", colorType: 3, bitDepth: 8, isInterlaced: false,
      isKeyed: true, width: 12, height: 12,
      base64: """
        iVBORw0KGgoAAAANSUhEUgAAAAwAAAAMCAMAAABhq6zVAAADAFBMVEUAA/8RIPQiPekzWt5Ed9NVlMhm\
        sb13zrKI66eZCJyqJZG7QobMX3vdfHDumWX/tloQ008h8EQyDTlDKi5URyNlZBh2gQ2HngKYu/ep2Oy6\
        9eHLEtbcL8vtTMD+abUPhqogo58xwJRC3YlT+n5kF3N1NGiGUV2XblKoi0e5qDzKxTHb4ibs/xv9HBAO\
        OQUfVvowc+9BkORSrdljys5058OFBLiWIa2nPqK4W5fJeIzalYHrsnb8z2sN7GAeCVUvJkpAQz9RYDRi\
        fSlzmh6EtxOV1Aim8f23DvLIK+fZSNzqZdH7gsYMn7sdvLAu2aU/9ppQE49hMIRyTXmDam6Uh2OlpFi2\
        wU3H3kLY+zfpGCz6NSELUhYcbwstjAA+qfVPxupg499xANSCHcmTOr6kV7O1dKjGkZ3XrpLoy4f56HwK\
        BXEbImYsP1s9XFBOeUVfljpwsy+B0CSS7RmjCg60JwPFRPjWYe3nfuL4m9cJuMwa1cEr8rY8D6tNLKBe\
        SZVvZoqAg3+RoHSivWmz2l7E91PVFEjmMT33TjIIaycZiBwqpRE7wgZM3/td/PBuGeV/NtqQU8+hcMSy\
        jbnDqq7Ux6Pl5Jj2AY0HHoIYO3cpWGw6dWFLklZcr0ttzEB+6TWPBiqgIx+xQBTCXQnTev7kl/P1tOgG\
        0d0X7tIoC8c5KLxKRbFbYqZsf5t9nJCOuYWf1nqw82/BEGTSLVnjSk70Z0MFhDgWoS0nviI42xdJ+Axa\
        FQFrMvZ8T+uNbOCeidWvpsrAw7/R4LTi/anzGp4EN5MVVIgmcX03jnJIq2dZyFxq5VF7AkaMHzudPDCu\
        WSW/dhrQkw/hsATyzfkD6u4UB+MlJNg2Qc1HXsJYe7dpmKx6taGL0pac74utDIC+KXXPRmrgY1/xgFQC\
        nUkTuj4k1zM19ChGER1XLhJoSwd5aPyKhfGbouasv9u93NDO+cXfFrrwM68BUKQSbZkjio40p4NFxHhW\
        4W1n/mJ4G1eJOEyaVUGrcja8jyvNrCDeyRXv5gqX9jmJAAAABHRSTlMAQIDIbTU5kwAAAIdJREFUCJlj\
        ZFBFAMZUHQRgPGWMAIz6VgjAMOWqWPiMm1LRc+7KxTP8dOy8KJm48qNl40lBhri1f7xnvbRov6Zacpjh\
        sGT+UenC47LFJ+VLGTRaH9nP+Rm2WSD3lDpD78fQnbKNTz3XCpbeZPgUe8J4HmfJfa+tCt0M4Set18pP\
        ZC59HnnaFgCVNjk10+v+4gAAAABJRU5ErkJggg==
        """),
    LibraryFile(
      name: "gray and alpha, 8 bits", colorType: 4, bitDepth: 8, isInterlaced: false,
      isKeyed: false, width: 9, height: 9,
      base64: """
        iVBORw0KGgoAAAANSUhEUgAAAAkAAAAJCAQAAABKmM6bAAAAg0lEQVQImWNksFZFA4ypC3TQAOMpVmM0\
        wKifZYUGGKacvyogFhg+acblmyJSodHT5lxn+GniWNN55CKPZEjinJVPPupYljDEzVz74o+5d9usqy9V\
        LIrbD10TZDj8TzIkf9VRBumwwjXHmWQjitcxaCS3Hngka1815/pPk7CJm98JeAMAuEU7EHSNbkQAAAAA\
        SUVORK5CYII=
        """),
    LibraryFile(
      name: "gray and alpha, 16 bits, interlaced", colorType: 4, bitDepth: 16, isInterlaced: true,
      isKeyed: false, width: 7, height: 9,
      base64: """
        iVBORw0KGgoAAAANSUhEUgAAAAcAAAAJEAQAAAFzxhL9AAAACnRFWHRUaXRsZQBjYWbpAKszegAAACBp\
        VFh0Q29tbWVudAABAAAACJlLTkw7vFLh7ayeN01rACkOBuTb2KwiAAAA1UlEQVQYlWNgYLC2ZtLW0NZg\
        mDLl/HkmHg4eDsapUy6cZ2VhZWHw8mptvXdPSpJRQiw4kJWFlYX55vUfX2/diIpgOHWKjdXQICd7+rRL\
        F//+sTRnmjZl6pSzZ86dYWNhY7G3sbNhUFVNSMjPX7Vq584vX5hu3Lh54+uXr18EBYQEmG7COYICTDdv\
        3EDmIGQYU1MXLNCBA10dXQRHh+X0qdOnWFlYWYSFhIUUFb5+YWZiZhIUEBSQl5OXYzp16vSpmzdu3nj+\
        7Pmzr1/QJE+fOoVDUkEOACYbbpxZuYGiAAAAAElFTkSuQmCC
        """),
    LibraryFile(
      name: "RGBA, 8 bits, interlaced", colorType: 6, bitDepth: 8, isInterlaced: true,
      isKeyed: false, width: 12, height: 9,
      base64: """
        iVBORw0KGgoAAAANSUhEUgAAAAwAAAAJCAYAAAFxv/3CAAAACnRFWHRUaXRsZQBjYWbpAKszegAAACBp\
        VFh0Q29tbWVudAABAAAACJlLTkw7vFLh7ayeN01rACkOBuTb2KwiAAABNklEQVQYlWNksC7bqKGhocGk\
        oaGh8eLFixcMU85zuTJxcHBwME45z+XKAgXMXq0Hfu+8/kWIeeG+O4xigT3HYTIMj2QjJodNPMN+itWh\
        muEUq0O1Qfayh9Mu8rj/MS9amzT3hvAJZrtKhriZV/j/mBetnXVVwNuieN3La4I+7SXrX6kyqCbMvpa/\
        6qnCzi/6Wcx2lVt8Ow7/m36J14Ppxo0bN758+fJFQEBAQEdHR8fDw8MjJSUlhXQJFojELiSJXR4pKUy7\
        GFMX3BbTIQGwnDp16hQLyw0rISErIYUvCgpMTExMAgICAnJyclY6OlY6VlAQBqVZTp06dcpDSOiGgsIz\
        jy9fPL4gaZDT0dHRsbKysvKAgDAPjxQPplOnTp26cePGjWfPnj378uULTg1hYWFhKSkpKQBcAp9O/+6V\
        1gAAAABJRU5ErkJggg==
        """),
    LibraryFile(
      name: "RGBA, 16 bits", colorType: 6, bitDepth: 16, isInterlaced: false,
      isKeyed: false, width: 8, height: 8,
      base64: """
        iVBORw0KGgoAAAANSUhEUgAAAAgAAAAIEAYAAACUn2LIAAABZUlEQVQokWNkYLC2LivbuFEVK1BDIrGL\
        MaamLlhw+7a4mI6Ojo6uDjLQ1cEUw5RjPHWKjdXRoabaGApMjJGBCQaJro7RQD87a9nShw+srKysrKys\
        cZAwgCnDMHXKhfM8XO6u164KCfh6d7RJiAUH9vWcPB4ZPmXS+bPcHLNmXL0syOfjefumuEiQf2+XrFRE\
        6OQJ507HRc+cduWiAA/Dr59mJoX5a1Y5O9bV7Nz+5VN357EjjP9trS5f5Ofxcm9tkpEMD5nUf/ZUSuL8\
        ObeuiwmtWfn8ibJ8XNSXjwY62enLFjEkxM2eee2KEP/6ta9eqCknxv37Y2VeWrRhrZ93Z9uRg///zJ11\
        46qIgL/3m5caKsnx82bZWJQXb1r39mV3+7FDjH9tLRiOHmb4Z2NZXgKzqSh/7aoXT1UUThxlYbC3riqT\
        l44KmzrxwpnSwg1rXj9XVzp9nJ3Jyba2Qkk2NmLG5MvnABqMtHlj0B5/AAAAAElFTkSuQmCC
        """),
  ]
}
