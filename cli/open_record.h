/* open_record.h: one record out of a file, for the commands that look at one. */
#ifndef DIZAINE_CLI_OPEN_RECORD_H
#define DIZAINE_CLI_OPEN_RECORD_H

#include "store/records.h"

/* The `wanted`-th record of a file (from 1; - is standard input), verified; false after a complaint. */
bool load_record(const char *path, int64_t wanted, struct loaded *loaded);

#endif
