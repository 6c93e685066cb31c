/* Pango's text analysis and HarfBuzz's shaping; Pango's font maps are not used. */
#include <pango/pango-break.h>
#include <pango/pango-utils.h>
#include <hb.h>
#include <hb-ot.h>
