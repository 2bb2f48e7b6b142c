"""Writes src/styles/instrument-sans-latin.woff2, the font of every first view (decision 6).

    pip install 'fonttools[woff]' && npm ci && python3 scripts/subset-font.py

Run by hand, after the font has changed: nothing else needs Python. Left out of the font's own file: letters
and features that no page uses, and that pairs stand closer by a little more or less from weight to weight,
which is two fifths of it.
"""

from pathlib import Path

from fontTools.otlLib.optimize.gpos import compact
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2"
TARGET = ROOT / "src/styles/instrument-sans-latin.woff2"
# As the first `unicode-range` of src/styles/fonts.css says.
LETTERS = [
    *range(0x20, 0x7F),
    *range(0xA0, 0x100),
    *[0x131, 0x152, 0x153, 0x2013, 0x2014, 0x2018, 0x2019, 0x201A, 0x201C, 0x201D, 0x201E, 0x2022, 0x2026],
    *[0x2039, 0x203A, 0x20AC, 0x2122, 0x2191, 0x2193, 0x2212],
]
FEATURES = ["kern", "tnum"]
# Thousandths of the size: nobody sees less.
KERNING_STEP = 10
# The license asks for its own words (13, 14) and the copyright (0).
NAMES = [0, 1, 2, 13, 14]


def simplify(value):
    """Keeps a pair's distance at the weight of text, for all weights."""
    value.XAdvance = round((getattr(value, "XAdvance", 0) or 0) / KERNING_STEP) * KERNING_STEP
    if hasattr(value, "XAdvDevice"):
        del value.XAdvDevice


def simplify_kerning(font):
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            if type(table).__name__ != "PairPos":
                continue
            if table.Format == 1:
                values = [pair.Value1 for pairs in table.PairSet for pair in pairs.PairValueRecord]
            else:
                values = [second.Value1 for first in table.Class1Record for second in first.Class2Record]
            for value in values:
                simplify(value)
            # X_ADVANCE alone.
            table.ValueFormat1 = 4


def main():
    font = TTFont(SOURCE)
    simplify_kerning(font)
    options = Options(layout_features=FEATURES, name_IDs=NAMES, name_languages=[0x409], hinting=False)
    options.drop_tables += ["STAT"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=LETTERS)
    subsetter.subset(font)
    # 9: as small as it goes.
    compact(font, 9)
    font.flavor = "woff2"
    font.save(TARGET)


main()
