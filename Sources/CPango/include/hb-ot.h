#include <harfbuzz/hb-ot.h>
