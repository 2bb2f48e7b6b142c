"""Writes src/styles/instrument-sans.woff2, the font of the site (decision 1).

    pip install 'fonttools[woff]' && npm ci && python3 scripts/subset-font.py

Run by hand, after the font has changed: nothing else needs Python. The package has a file for the letters of
Western Europe and one for all others; a page with a name from elsewhere would load both, one after the other,
so this merges them. Omitted: glyphs that no page uses, and the small differences in kerning between weights,
which are two fifths of the first file.
"""

import unicodedata
from pathlib import Path

from fontTools.otlLib.optimize.gpos import compact
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.hvar import add_HVAR

ROOT = Path(__file__).resolve().parent.parent
FILES = ROOT / "node_modules/@fontsource-variable/instrument-sans/files"
WEST, REST = (FILES / f"instrument-sans-{part}-wght-normal.woff2" for part in ("latin", "latin-ext"))
TARGET = ROOT / "src/styles/instrument-sans.woff2"
WEST_LETTERS = [
    *range(0x20, 0x7F),
    *range(0xA0, 0x100),
    *[0x131, 0x152, 0x153, 0x2013, 0x2014, 0x2018, 0x2019, 0x201A, 0x201C, 0x201D, 0x201E, 0x2022, 0x2026],
    *[0x2039, 0x203A, 0x20AC, 0x2122, 0x2191, 0x2193, 0x2212],
]
# Of these, the ones in the font.
REST_LETTERS = [*range(0x100, 0x250), *range(0x1E00, 0x1F00)]
# Letters without a Unicode decomposition into a base letter.
STROKED = {"Đ": "D", "đ": "d", "Ħ": "H", "ħ": "h", "Ł": "L", "ł": "l"}
FEATURES = ["kern", "tnum"]
# Thousandths of the size: smaller steps are invisible.
KERNING_STEP = 10
# The license requires its own text (13, 14) and the copyright (0).
NAMES = [0, 1, 2, 13, 14]


def pair_tables(font):
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            if type(table).__name__ == "PairPos":
                yield table


def add_letters(font, other):
    """Adds glyphs of a file of the same design. @returns the names of the added letters"""
    known = font.getBestCmap()
    letters = {
        code: name for code, name in other.getBestCmap().items() if code in REST_LETTERS and code not in known
    }
    order = list(font.getGlyphOrder())

    def add(name):
        if name in order:
            return
        glyph = other["glyf"][name]
        if glyph.isComposite():
            for part in glyph.components:
                add(part.glyphName)
        order.append(name)
        font["glyf"].glyphs[name] = glyph
        font["hmtx"].metrics[name] = other["hmtx"].metrics[name]
        font["gvar"].variations[name] = other["gvar"].variations.get(name, [])

    for code, name in letters.items():
        add(name)
        for table in font["cmap"].tables:
            if table.isUnicode():
                table.cmap[code] = name
    font.setGlyphOrder(order)
    font["glyf"].setGlyphOrder(order)
    return letters


def keep_distances(font, letters):
    """Copies the kerning of base letters to letters derived from them."""
    names = font.getBestCmap()
    bases = {}
    for code, name in letters.items():
        bare = unicodedata.normalize("NFD", STROKED.get(chr(code), chr(code)))[0]
        if ord(bare) != code and ord(bare) in names:
            bases[name] = names[ord(bare)]
    for table in pair_tables(font):
        if table.Format == 1:
            continue
        for name, base in bases.items():
            sides = [table.ClassDef2.classDefs]
            if base in table.Coverage.glyphs:
                table.Coverage.glyphs.append(name)
                sides.append(table.ClassDef1.classDefs)
            for classes in sides:
                if base in classes:
                    classes[name] = classes[base]
        table.Coverage.glyphs.sort(key=font.getGlyphID)


def simplify(value):
    """Uses a pair's kerning at the weight of text for all weights."""
    value.XAdvance = round((getattr(value, "XAdvance", 0) or 0) / KERNING_STEP) * KERNING_STEP
    if hasattr(value, "XAdvDevice"):
        del value.XAdvDevice


def simplify_kerning(font):
    for table in pair_tables(font):
        if table.Format == 1:
            values = [pair.Value1 for pairs in table.PairSet for pair in pairs.PairValueRecord]
        else:
            values = [second.Value1 for first in table.Class1Record for second in first.Class2Record]
        for value in values:
            simplify(value)
        # X_ADVANCE only.
        table.ValueFormat1 = 4


def main():
    font, rest = TTFont(WEST), TTFont(REST)
    for file in (font, rest):
        file.ensureDecompiled()
    letters = add_letters(font, rest)
    keep_distances(font, letters)
    simplify_kerning(font)
    # Its widths are those of the original letters.
    del font["HVAR"]
    add_HVAR(font)
    options = Options(layout_features=FEATURES, name_IDs=NAMES, name_languages=[0x409], hinting=False)
    options.drop_tables += ["STAT"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[*WEST_LETTERS, *REST_LETTERS])
    subsetter.subset(font)
    # 9: the best compression.
    compact(font, 9)
    font.flavor = "woff2"
    font.save(TARGET)


main()
