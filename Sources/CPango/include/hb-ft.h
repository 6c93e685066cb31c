#include <harfbuzz/hb-ft.h>
