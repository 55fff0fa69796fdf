#!/usr/bin/env python3
"""kerning.py FONT: gives a variable font the kerning of one instance for all. Kerning that varies with weight and size is two fifths of the file, and nobody sees it.
Needs Debian's python3-fonttools and python3-brotli."""
import io
import sys

from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

AT = {"opsz": 20, "wght": 550}  # in the middle of what the page uses

path = sys.argv[1]
font, instance = TTFont(path), io.BytesIO()
instancer.instantiateVariableFont(TTFont(path), AT).save(instance)
fixed = TTFont(instance)
font["GPOS"], font["GDEF"] = fixed["GPOS"], fixed["GDEF"]
font.save(path)
