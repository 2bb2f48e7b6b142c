"""Draws worker/cards/letters.json from the site's font (decision 3).

    pip install 'fonttools[woff]' && npm ci && python3 scripts/draw-letters.py

Run by hand, after the font has changed: nothing else needs Python.
"""

import json
from pathlib import Path

from fontTools.pens.basePen import BasePen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).resolve().parent.parent
FONT = ROOT / "node_modules/@fontsource-variable/instrument-sans/files"
# The weight of headings in src/styles/base.css, and that of other text.
WEIGHTS = {"heading": 640, "text": 500}
LATIN = [*range(0x21, 0x7F), *range(0xA1, 0x250), *range(0x1E00, 0x1F00)]
SIGNS = [*range(0x2010, 0x2015), *range(0x2018, 0x201F), 0x2022, 0x2026, *range(0x20A0, 0x20C1), 0x2122, 0x2212]
# Accented letters use the kerning of their base letters.
KERNED = [chr(code) for code in range(0x21, 0x7F)] + list("–—‘’“”…")


class PathPen(BasePen):
    """Lines and quadratic curves, y upwards, in units of the font."""

    def __init__(self, glyphs):
        super().__init__(glyphs)
        self.path = []

    def _add(self, command, *points):
        self.path.append(command + " ".join(f"{round(x)} {round(y)}" for x, y in points))

    def _moveTo(self, point):
        self._add("M", point)

    def _lineTo(self, point):
        self._add("L", point)

    def _qCurveToOne(self, control, point):
        self._add("Q", control, point)

    def _closePath(self):
        pass


def kerning_of(font, names):
    """Pairs of characters, and their kerning (negative: closer)."""
    lookups = font["GPOS"].table.LookupList.Lookup
    kern = next(f for f in font["GPOS"].table.FeatureList.FeatureRecord if f.FeatureTag == "kern")
    tables = [t for i in kern.Feature.LookupListIndex for t in lookups[i].SubTable]

    def advance(left, right):
        for table in tables:
            if left not in table.Coverage.glyphs:
                continue
            if table.Format == 1:
                pairs = table.PairSet[table.Coverage.glyphs.index(left)].PairValueRecord
                value = next((p.Value1 for p in pairs if p.SecondGlyph == right), None)
                if value is None:
                    continue
            else:
                first = table.ClassDef1.classDefs.get(left, 0)
                second = table.ClassDef2.classDefs.get(right, 0)
                value = table.Class1Record[first].Class2Record[second].Value1
            return getattr(value, "XAdvance", 0) if value else 0
        return 0

    kerning = {}
    for left in names:
        for right in names:
            if by := round(advance(names[left], names[right])):
                kerning[left + right] = by
    return kerning


def letters_of(weight):
    letters, kerning = {}, {}
    for part in ("latin", "latin-ext"):
        font = TTFont(FONT / f"instrument-sans-{part}-wght-normal.woff2")
        font = instantiateVariableFont(font, {"wght": weight})
        glyphs, names = font.getGlyphSet(), font.getBestCmap()
        for code in LATIN + SIGNS:
            if code not in names or chr(code) in letters:
                continue
            pen = PathPen(glyphs)
            glyphs[names[code]].draw(pen)
            letters[chr(code)] = f"{round(glyphs[names[code]].width)}{''.join(pen.path)}"
        if part == "latin":
            kerning = kerning_of(font, {c: names[ord(c)] for c in KERNED if ord(c) in names})
            space = round(glyphs[names[0x20]].width)
    return {"space": space, "letters": letters, "kerning": kerning}


drawn = {name: letters_of(weight) for name, weight in WEIGHTS.items()}
target = ROOT / "worker/cards/letters.json"
target.write_text(json.dumps(drawn, ensure_ascii=False, separators=(",", ":")) + "\n")
