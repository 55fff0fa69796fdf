/* decimal.h: decimal numbers in JSON. The writer of the rules' layer (engine/json.h) has whole ones only. */
#ifndef DIZAINE_SIM_DECIMAL_H
#define DIZAINE_SIM_DECIMAL_H

#include <stdio.h>

#include "engine/json.h"

/* With so many digits behind the point. */
static inline void json_decimal(struct text *text, const char *key, int digits, double number) {
    char decimal[64];
    snprintf(decimal, sizeof decimal, "%.*f", digits, number);
    json_raw(text, key, decimal);
}

#endif
