"""Converts the letters of our font into outlines, for pictures drawn on a server without fonts.

    pip install fonttools brotli && python scripts/lettering.py

Run it again only when web/ui/fonts/archivo.woff2 has changed, and commit its output.
"""

import json
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

FONT = "web/ui/fonts/archivo.woff2"
OUTLINES = "server/platform/lettering.json"
# The two styles of a title block: heavy and condensed for names and figures, regular for everything else.
STYLES = {"display": {"wght": 800, "wdth": 88}, "text": {"wght": 500, "wdth": 96}}
LEAST_KERNING = 6


def pairs_of(font, names):
    """Kerning of every pair of letters, in units of the font."""
    kerning = {}
    for table in [table for lookup in font["GPOS"].table.LookupList.Lookup for table in lookup.SubTable]:
        table = getattr(table, "ExtSubTable", table)
        if table.LookupType != 2:
            continue
        for place, left in enumerate(table.Coverage.glyphs):
            for right in names:
                value = value_of(table, place, left, right)
                if value is not None and left in names:
                    kerning.setdefault((left, right), value)
    return kerning


def value_of(table, place, left, right):
    if table.Format == 1:
        found = [record.Value1 for record in table.PairSet[place].PairValueRecord if record.SecondGlyph == right]
    else:
        first, second = table.ClassDef1.classDefs.get(left, 0), table.ClassDef2.classDefs.get(right, 0)
        found = [table.Class1Record[first].Class2Record[second].Value1]
    return (getattr(found[0], "XAdvance", 0) or 0) if found and found[0] else None


def style_of(axes):
    font = instantiateVariableFont(TTFont(FONT), axes)
    letters = {code: name for code, name in font.getBestCmap().items() if code < 0xFFFF}
    of_name = {name: chr(code) for code, name in letters.items()}
    glyphs, outlines = font.getGlyphSet(), {}
    for code, name in sorted(letters.items()):
        pen = SVGPathPen(glyphs, ntos=lambda value: str(round(value)))
        glyphs[name].draw(pen)
        outlines[chr(code)] = [round(glyphs[name].width), pen.getCommands()]
    kerning = {
        of_name[left] + of_name[right]: value
        for (left, right), value in sorted(pairs_of(font, of_name).items())
        if abs(value) >= LEAST_KERNING
    }
    return {"unitsPerEm": font["head"].unitsPerEm, "outlines": outlines, "kerning": kerning}


with open(OUTLINES, "w", encoding="utf-8") as file:
    styles = {name: style_of(axes) for name, axes in STYLES.items()}
    json.dump(styles, file, ensure_ascii=False, separators=(",", ":"))
    file.write("\n")
