/**
 * Logos of the demo's employers: 64 x 64 pixels, each a filled rounded square that is visible on
 * white and on near-black tiles, with a mark made of plain shapes. They contain no text elements,
 * scripts or references, and each is smaller than 2 KB.
 */

type Point = [x: number, y: number];
/** Draws a mark from its two colours and the background colour, which is for cut-outs. */
type Mark = (ink: string, accent: string, ground: string) => string;
type Logo = { ground: string; ink: string; accent: string; mark: Mark };

const round = (value: number): number => Math.round(value * 10) / 10;

function circle(x: number, y: number, r: number, fill: string): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"/>`;
}

function ring(x: number, y: number, r: number, width: number, stroke: string): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
}

function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"${radius ? ` rx="${radius}"` : ''}/>`;
}

function path(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`;
}

function stroke(d: string, color: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function polygon(points: Point[], fill: string): string {
  return `<polygon points="${points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ')}" fill="${fill}"/>`;
}

function group(transform: string, body: string): string {
  return `<g transform="${transform}">${body}</g>`;
}

/** A shape repeated around the centre. */
function around(
  count: number,
  body: (index: number) => string,
  [x, y]: Point = [32, 32],
  offset = 0,
): string {
  return Array.from({ length: count }, (_, index) =>
    group(`rotate(${round(offset + (360 / count) * index)} ${x} ${y})`, body(index)),
  ).join('');
}

/** Points of a regular polygon or, with an inner radius, of a star; the first one is at the top. */
function regular(
  count: number,
  outer: number,
  inner?: number,
  [x, y]: Point = [32, 32],
  turn = 0,
): Point[] {
  const total = inner === undefined ? count : count * 2;
  return Array.from({ length: total }, (_, index) => {
    const angle = ((index / total) * 360 + turn - 90) * (Math.PI / 180);
    const radius = inner !== undefined && index % 2 === 1 ? inner : outer;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

// --- mark builders

/** Growth rings, off-centre as in a real trunk, with a split running to the bark. */
const treeRings =
  (count: number): Mark =>
  (ink, accent, ground) => {
    const rings = Array.from({ length: count }, (_, index) =>
      ring(32 - index, 32 + index * 0.6, 21 - index * 6, 3.2, index === 1 ? accent : ink),
    ).join('');
    return `${rings}${circle(29.5, 33.5, 3, ink)}${polygon(
      [
        [29, 33],
        [56, 19],
        [56, 26],
      ],
      ground,
    )}`;
  };

/** Three warps and three wefts, over and under. */
const weave: Mark = (ink, accent, ground) => {
  const at = [14, 27, 40];
  const warps = at.map((x) => rect(x, 9, 10, 46, ink, 5)).join('');
  const wefts = at.map((y) => rect(9, y, 46, 10, accent, 5)).join('');
  const overs = at
    .flatMap((y, row) =>
      at
        .filter((_, column) => (row + column) % 2 === 0)
        .map(
          (x) =>
            rect(x, y - 2, 10, 14, ink) +
            rect(x, y - 2, 10, 1.6, ground) +
            rect(x, y + 10.4, 10, 1.6, ground),
        ),
    )
    .join('');
  return warps + wefts + overs;
};

/** A stem with pairs of leaflets that get smaller towards the top. */
const frond =
  (pairs: number, lean: number): Mark =>
  (ink, accent) => {
    const leaves = Array.from({ length: pairs }, (_, index) => {
      const y = 50 - index * (34 / pairs);
      const size = 15 - index * (9 / pairs);
      const leaf = (side: 1 | -1, fill: string) =>
        group(
          `translate(32 ${round(y)}) rotate(${side * lean})`,
          `<ellipse cx="${round(side * size * 0.62)}" cy="0" rx="${round(size * 0.62)}" ry="3" fill="${fill}"/>`,
        );
      return leaf(-1, accent) + leaf(1, ink);
    }).join('');
    return `${stroke('M32 56V13', ink, 2.6)}${leaves}${circle(32, 11, 3, accent)}`;
  };

const waves = (ys: number[], color: string, width: number): string =>
  ys.map((y) => stroke(`M10 ${y}q5.5-6 11 0t11 0t11 0t11 0`, color, width)).join('');

const pineOverWave: Mark = (ink, accent) =>
  polygon(
    [
      [32, 8],
      [45, 24],
      [19, 24],
    ],
    ink,
  ) +
  polygon(
    [
      [32, 18],
      [49, 37],
      [15, 37],
    ],
    ink,
  ) +
  waves([45, 54], accent, 4);

/** Sound bars that extend beyond a speech bubble's outline. */
const voiceBars =
  (heights: number[]): Mark =>
  (ink, accent) => {
    const bars = heights
      .map((height, index) =>
        rect(15.5 + index * 7, 29 - height / 2, 4.6, height, index === 2 ? accent : ink, 2.3),
      )
      .join('');
    return `${stroke('M20 49H17a8 8 0 0 1-8-8V17a8 8 0 0 1 8-8h30a8 8 0 0 1 8 8v24a8 8 0 0 1-8 8H32l-8 8z', ink, 3.4)}${bars}`;
  };

const kite: Mark = (ink, accent) =>
  polygon(
    [
      [36, 7],
      [52, 23],
      [36, 23],
    ],
    ink,
  ) +
  polygon(
    [
      [36, 7],
      [36, 23],
      [20, 23],
    ],
    accent,
  ) +
  polygon(
    [
      [20, 23],
      [36, 23],
      [36, 47],
    ],
    ink,
  ) +
  polygon(
    [
      [52, 23],
      [36, 47],
      [36, 23],
    ],
    accent,
  ) +
  stroke('M36 47c-3 6-8 3-11 7s-7 3-11 1', ink, 2.6);

/** A hexagon surrounded by three others, one of which is filled with the accent colour. */
const hexTiles: Mark = (ink, accent) => {
  const at: Point[] = [
    [22, 22],
    [42, 22],
    [32, 39.3],
    [52, 39.3],
    [12, 39.3],
  ];
  return at
    .map((center, index) =>
      polygon(regular(6, 10.4, undefined, center), index === 2 ? accent : ink),
    )
    .join('');
};

const robotArm: Mark = (ink, accent) =>
  stroke('M18 50V32L36 17L48 29', ink, 6) +
  circle(18, 32, 6, accent) +
  circle(36, 17, 5, accent) +
  stroke('M44 36l4-7l7 3', ink, 3.6) +
  rect(9, 49, 20, 6, ink, 2);

const archGate =
  (steps: number): Mark =>
  (ink, accent, ground) => {
    const arches = Array.from({ length: steps }, (_, index) => {
      const half = 21 - index * 7;
      return path(
        `M${32 - half} 54V${33}a${half} ${half} 0 0 1 ${half * 2} 0V54z`,
        [ink, ground, accent][index % 3] ?? ink,
      );
    }).join('');
    return arches + rect(9, 54, 46, 3, ink);
  };

/** A Z whose diagonal is three streams. */
const streamZ: Mark = (ink, accent) =>
  rect(13, 12, 38, 7, ink) +
  rect(13, 45, 38, 7, ink) +
  [0, 1, 2]
    .map((index) =>
      polygon(
        [
          [36 + index * 6 - 3, 19],
          [40 + index * 6 - 3, 19],
          [18 + index * 6 - 1, 45],
          [14 + index * 6 - 1, 45],
        ],
        index === 1 ? accent : ink,
      ),
    )
    .join('');

const caldera: Mark = (ink, accent, ground) =>
  circle(32, 20, 9, accent) +
  path('M6 54L24 24q8 7 16 0L58 54z', ink) +
  path('M24 54l8-15l8 15z', ground);

/** Furrows that meet at the horizon. */
const furrows: Mark = (ink, accent) =>
  [-26, -13, 0, 13, 26]
    .map((shift) =>
      polygon(
        [
          [32 + shift * 0.35 - 1.1, 26],
          [32 + shift * 0.35 + 1.1, 26],
          [32 + shift + 4.2, 54],
          [32 + shift - 4.2, 54],
        ],
        ink,
      ),
    )
    .join('') + path('M18 22a14 14 0 0 1 28 0z', accent);

const petalCross: Mark = (ink, accent) =>
  around(4, () => path('M32 30C22 24 24 9 32 9S42 24 32 30z', ink)) +
  around(4, () => circle(32, 19, 2.6, accent), [32, 32], 45) +
  circle(32, 32, 3.4, accent);

/** A plus made of four rounded squares around a hole. */
const plusTiles: Mark = (ink, accent) =>
  rect(24, 8, 16, 16, ink, 4) +
  rect(24, 40, 16, 16, ink, 4) +
  rect(8, 24, 16, 16, ink, 4) +
  rect(40, 24, 16, 16, ink, 4) +
  path('M32 25c8 3 8 11 0 15c-8-4-8-12 0-15z', accent);

const valleySun: Mark = (ink, accent) =>
  circle(32, 21, 8, accent) +
  polygon(
    [
      [6, 20],
      [32, 54],
      [58, 20],
      [58, 33],
      [38, 57],
      [26, 57],
      [6, 33],
    ],
    ink,
  );

const peaksOverSea: Mark = (ink, accent) =>
  polygon(
    [
      [8, 38],
      [25, 12],
      [36, 29],
      [42, 20],
      [56, 38],
    ],
    ink,
  ) +
  polygon(
    [
      [25, 12],
      [30.2, 20],
      [25, 24],
      [19.6, 20.3],
    ],
    accent,
  ) +
  waves([46, 54], ink, 3.4);

/** Petals around the centre; `tip` bends them into a pinwheel. */
const blossom =
  (count: number, tip: number): Mark =>
  (ink, accent, ground) =>
    around(count, (index) =>
      path(
        `M32 32C${20 - tip} 22 ${24 + tip} 8 ${32 + tip} 8S${44 + tip} 22 32 32z`,
        index % 2 === 0 || count % 2 === 1 ? ink : accent,
      ),
    ) +
    circle(32, 32, 6, ground) +
    circle(32, 32, 4, accent);

/** A ball bearing. */
const bearing =
  (balls: number): Mark =>
  (ink, accent) =>
    ring(32, 32, 22, 4, ink) +
    around(balls, (index) => circle(32, 17.5, 4.2, index === 0 ? accent : ink)) +
    ring(32, 32, 7, 3.6, ink);

/** Conical trees side by side: the tall one first, then the smaller ones. */
const forest: Mark = (ink, accent) => {
  const tree = (x: number, height: number, fill: string) =>
    polygon(
      [
        [x, 52 - height],
        [x + height * 0.3, 49],
        [x - height * 0.3, 49],
      ],
      fill,
    ) + rect(x - 1.5, 49, 3, 6, fill);
  return tree(25, 41, ink) + tree(41, 28, accent) + tree(52, 17, ink);
};

const gear =
  (teeth: number): Mark =>
  (ink, accent, ground) =>
    around(teeth, () => rect(27.8, 7, 8.4, 12, ink, 1.5)) +
    circle(32, 32, 19, ink) +
    circle(32, 32, 11.5, ground) +
    path('M34.5 23l-9 10.5h5.4l-1.8 8l9-10.8h-5.5z', accent);

const boltNib: Mark = (ink, accent, ground) =>
  polygon(regular(6, 24), ink) +
  path('M32 14l9 18l-9 19l-9-19z', ground) +
  stroke('M32 49V33', ink, 2.4) +
  circle(32, 31, 3.6, accent);

const citrus =
  (segments: number): Mark =>
  (ink, accent) =>
    ring(32, 32, 22, 4, ink) + around(segments, () => path('M32 29.5L26 17.6q6-3.6 12 0z', accent));

const bottleDrop: Mark = (ink, accent, ground) =>
  rect(27, 8, 10, 6, accent, 1.5) +
  path('M28 16h8v5c9 4 13 10 13 19c0 10-7 16-17 16s-17-6-17-16c0-9 4-15 13-19z', ink) +
  path('M32 29c5 7 8 10 8 14a8 8 0 0 1-16 0c0-4 3-7 8-14z', ground);

/** A thistle head on a loop of string. */
const thistle: Mark = (ink, accent) =>
  Array.from({ length: 7 }, (_, index) =>
    group(
      `rotate(${-54 + index * 18} 32 34)`,
      polygon(
        [
          [29.8, 33],
          [32, 9],
          [34.2, 33],
        ],
        accent,
      ),
    ),
  ).join('') +
  path('M19 30h26c0 9-5 15-13 15s-13-6-13-15z', ink) +
  stroke('M32 44v5c0 9 13 8 14 0', ink, 3);

const ship: Mark = (ink, accent) =>
  path('M9 36h46l-7 12H17z', ink) +
  rect(18, 26, 9, 8, accent) +
  rect(29, 26, 9, 8, ink) +
  rect(29, 16, 9, 8, accent) +
  rect(41, 20, 5, 14, ink) +
  stroke('M10 54q5.5-5 11 0t11 0t11 0t11 0', accent, 3);

const horizonRoad: Mark = (ink, accent, ground) =>
  path('M14 30a18 18 0 0 1 36 0z', accent) +
  rect(8, 30, 48, 3, ink) +
  polygon(
    [
      [29, 35],
      [35, 35],
      [50, 56],
      [14, 56],
    ],
    ink,
  ) +
  [
    [37, 4],
    [45, 6],
    [54, 2],
  ]
    .map(([y = 0, height = 0]) => rect(31, y, 2, height, ground))
    .join('');

/** Lines of unequal length, one of which turns into an arrow. */
const polderLines: Mark = (ink, accent) =>
  [
    [14, 9, 34],
    [23, 17, 46],
    [41, 9, 40],
    [50, 20, 52],
  ]
    .map(([y = 0, from = 0, to = 0]) => stroke(`M${from + 2} ${y}H${to}`, ink, 4.4))
    .join('') + stroke('M11 32H53M45 25l8 7l-8 7', accent, 4.4);

const wren: Mark = (ink, accent, ground) =>
  path(
    'M14 36a17 17 0 0 0 34 0V22L54 18L46 15a9 9 0 0 0-15 7c0 8-8 8-12 5L9 13c-1 9 0 17 5 23z',
    ink,
  ) +
  circle(41, 20, 2.2, ground) +
  path('M22 35c6 3 13 2 18-5c1 11-11 16-18 5z', accent) +
  stroke('M28 53v4M36 53v4', ink, 2.4);

const poplars: Mark = (ink, accent) =>
  [
    [16, 34],
    [32, 44],
    [48, 30],
  ]
    .map(
      ([x = 0, height = 0], index) =>
        `<ellipse cx="${x}" cy="${50 - height / 2}" rx="6.4" ry="${height / 2}" fill="${index === 1 ? accent : ink}"/>` +
        rect(x - 1.2, 48, 2.4, 7, ink),
    )
    .join('') + rect(8, 54, 48, 2.6, ink);

/** A round loaf with the cross of soda bread. */
const loaf: Mark = (ink, accent, ground) =>
  circle(32, 32, 22, ink) +
  stroke('M32 14V50M14 32H50', ground, 4) +
  around(4, () => stroke('M38 20q5 1 7 6', accent, 2.6));

const courtyardStar: Mark = (ink, accent, ground) =>
  polygon(regular(4, 25), ink) +
  polygon(regular(4, 25, undefined, [32, 32], 45), ink) +
  polygon(regular(8, 13, undefined, [32, 32], 22.5), ground) +
  path('M32 23c6 5 6 11 0 18c-6-7-6-13 0-18z', accent);

const moonCup: Mark = (ink, accent, ground) =>
  path('M13 28h32v10a16 16 0 0 1-32 0z', ink) +
  stroke('M45 31h3a5 5 0 0 1 0 11h-4', ink, 3.4) +
  circle(29, 17, 8, accent) +
  circle(33, 14.5, 7.2, ground);

const facets: Mark = (ink, accent) =>
  polygon(
    [
      [32, 9],
      [20, 30],
      [32, 36],
    ],
    ink,
  ) +
  polygon(
    [
      [32, 9],
      [44, 30],
      [32, 36],
    ],
    accent,
  ) +
  polygon(
    [
      [18.5, 33],
      [6, 54],
      [30, 54],
      [30, 39],
    ],
    accent,
  ) +
  polygon(
    [
      [45.5, 33],
      [58, 54],
      [34, 54],
      [34, 39],
    ],
    ink,
  );

const turbine: Mark = (ink, accent) =>
  polygon(
    [
      [30.6, 30],
      [33.4, 30],
      [35, 57],
      [29, 57],
    ],
    accent,
  ) +
  around(3, () => path('M32 27c-4-6-3-15 0-20c2 5 3 13 0 20z', ink), [32, 27]) +
  circle(32, 27, 3.2, accent);

const halfSun =
  (rays: number): Mark =>
  (ink, accent) =>
    path('M18 40a14 14 0 0 1 28 0z', accent) +
    Array.from({ length: rays }, (_, index) =>
      group(
        `rotate(${round(-80 + (160 / (rays - 1)) * index)} 32 40)`,
        rect(30.2, 10, 3.6, 11, ink, 1.8),
      ),
    ).join('') +
    rect(9, 44, 46, 3.6, ink, 1.8) +
    rect(17, 51, 30, 3.6, ink, 1.8);

const panelDusk: Mark = (ink, accent, ground) =>
  circle(42, 21, 11, accent) +
  polygon(
    [
      [17, 26],
      [47, 26],
      [56, 53],
      [8, 53],
    ],
    ink,
  ) +
  stroke('M27.5 26L24.5 53M36.5 26L39.5 53M13.5 36H50.5M11 44.5H53', ground, 2);

/** A crow folded from paper. */
const paperCrow: Mark = (ink, accent) =>
  polygon(
    [
      [7, 24],
      [24, 16],
      [29, 29],
    ],
    ink,
  ) +
  polygon(
    [
      [24, 16],
      [40, 34],
      [29, 29],
    ],
    accent,
  ) +
  polygon(
    [
      [29, 29],
      [40, 34],
      [57, 52],
      [27, 45],
    ],
    ink,
  ) +
  polygon(
    [
      [27, 45],
      [36, 47],
      [29, 56],
    ],
    accent,
  ) +
  polygon(
    [
      [40, 34],
      [56, 22],
      [50, 43],
    ],
    accent,
  );

const lantern: Mark = (ink, accent) =>
  rect(24, 47, 16, 6, ink, 2) +
  path('M24 25h16l3 20H21z', accent) +
  polygon(
    [
      [22, 22],
      [32, 14],
      [42, 22],
    ],
    ink,
  ) +
  stroke('M14 21a19 19 0 0 0 0 24M50 21a19 19 0 0 1 0 24', ink, 3.4);

const moonTail: Mark = (ink, accent, ground) =>
  circle(29, 31, 20, ink) +
  circle(38, 26, 16, ground) +
  path('M24 40c4-9 14-11 20-7l12-7l-9 13c-4 9-15 11-23 1z', accent);

const hillShield: Mark = (ink, accent, ground) =>
  path('M11 10h42v22c0 13-9 20-21 25c-12-5-21-12-21-25z', ink) +
  path('M15 34q9-10 17 0q8-10 17 0c-1 9-8 15-17 19c-9-4-16-10-17-19z', accent) +
  circle(32, 20, 4.4, ground);

const drop: Mark = (ink, accent, ground) =>
  path('M32 7C42 21 50 29 50 39a18 18 0 0 1-36 0C14 29 22 21 32 7z', ink) +
  stroke('M18 37q3.5-4 7 0t7 0t7 0t7 0', accent, 3.4) +
  stroke('M22 45q3.3-4 6.6 0t6.6 0t6.6 0', ground, 3);

/** Columns that rise, with the last one turned into a flag. */
const columns: Mark = (ink, accent) =>
  rect(11, 36, 9, 18, ink) +
  rect(23, 26, 9, 28, ink) +
  rect(35, 14, 9, 40, ink) +
  polygon(
    [
      [44, 14],
      [56, 20.5],
      [44, 27],
    ],
    accent,
  );

const compass: Mark = (ink, accent) =>
  ring(32, 32, 22, 3.4, ink) +
  polygon(
    [
      [32, 13],
      [37, 32],
      [27, 32],
    ],
    accent,
  ) +
  polygon(
    [
      [32, 51],
      [37, 32],
      [27, 32],
    ],
    ink,
  ) +
  rect(46, 30.6, 5, 2.8, ink) +
  rect(13, 30.6, 5, 2.8, ink);

/** A wheel of cheese with a wedge pulled out, over meadow lines. */
const cheese: Mark = (ink, accent, ground) =>
  path('M30 30V10a20 20 0 1 0 20 20z', ink) +
  path('M36 24V8a16 16 0 0 1 16 16z', accent) +
  circle(22, 28, 3.2, ground) +
  circle(31, 40, 2.6, ground) +
  circle(20, 38, 1.8, ground) +
  rect(10, 54, 44, 2.8, accent, 1.4);

/** Grains in pairs along a stalk. */
const wheat =
  (pairs: number): Mark =>
  (ink, accent) =>
    stroke('M32 57V24', ink, 2.6) +
    Array.from({ length: pairs }, (_, index) => {
      const y = 45 - index * 9;
      return (
        path(`M31 ${y}c-9-1-12-6-12-12c7 1 12 5 12 12z`, ink) +
        path(`M33 ${y}c9-1 12-6 12-12c-7 1-12 5-12 12z`, accent)
      );
    }).join('') +
    path('M32 22c-5-5-4-11 0-15c4 4 5 10 0 15z', ink);

const beans: Mark = (ink, accent, ground) =>
  group(
    'rotate(-32 24 36)',
    `<ellipse cx="24" cy="36" rx="10.5" ry="16" fill="${ink}"/>${stroke('M24 22c-4 8 4 18 0 28', ground, 2.6)}`,
  ) +
  group(
    'rotate(28 44 27)',
    `<ellipse cx="44" cy="27" rx="9" ry="14" fill="${accent}"/>${stroke('M44 15c-3 7 3 16 0 24', ground, 2.4)}`,
  );

const bridgeStones: Mark = (ink, accent, ground) =>
  path('M8 22h48v30h-9a15 15 0 0 0-30 0H8z', ink) +
  [-60, -30, 0, 30, 60]
    .map((angle) => group(`rotate(${angle} 32 52)`, rect(31.1, 23, 1.8, 14, ground)))
    .join('') +
  rect(8, 15, 48, 4.4, accent);

/** A dragon's body winding up a tower. */
const lindwurm: Mark = (ink, accent) =>
  rect(26, 12, 12, 44, accent) +
  rect(23, 8, 4.5, 7, accent) +
  rect(29.8, 8, 4.5, 7, accent) +
  rect(36.5, 8, 4.5, 7, accent) +
  stroke('M14 52c22 3 38-3 33-9s-30-4-31-12s20-10 32-8', ink, 5) +
  polygon(
    [
      [46, 18],
      [58, 23.5],
      [46, 28],
    ],
    ink,
  );

/** Two linked rings; the halo has flat ends, which the upper arc covers. */
const linkedRings: Mark = (ink, accent, ground) =>
  ring(24, 32, 12.5, 6, ink) +
  ring(40, 32, 12.5, 6, accent) +
  `<path d="M35 37.9A12.5 12.5 0 0 1 27.2 44.1" fill="none" stroke="${ground}" stroke-width="9.5"/>` +
  stroke('M36.3 34.2A12.5 12.5 0 0 1 22.9 44.5', ink, 6);

const scales: Mark = (ink, accent) =>
  polygon(regular(4, 8, 2.6, [32, 14]), accent) +
  rect(30.4, 20, 3.2, 32, ink) +
  rect(11, 23, 42, 3.2, ink, 1.6) +
  path('M8 38h18a9 9 0 0 1-18 0z', ink) +
  path('M38 38h18a9 9 0 0 1-18 0z', accent) +
  stroke('M17 26L10 38M17 26l7 12M47 26l-7 12M47 26l7 12', ink, 1.6) +
  rect(22, 52, 20, 3.4, ink, 1.7);

const quill: Mark = (ink, accent, ground) =>
  path('M52 8C30 9 18 22 17 45C38 46 52 32 52 8z', ink) +
  stroke('M12 54L40 22', ground, 2.6) +
  stroke('M11 55L18 47', accent, 3.4) +
  stroke('M27 55H52', accent, 3.4);

const archiveIsland: Mark = (ink, accent) =>
  path('M12 30a20 20 0 0 1 40 0z', accent) +
  [33, 41, 49].map((y, index) => rect(10 + index * 4, y, 44 - index * 8, 5.4, ink, 1)).join('');

// --- the logo of each employer

const logo = (ground: string, ink: string, accent: string, mark: Mark): Logo => ({
  ground,
  ink,
  accent,
  mark,
});

/** Keyed by the employer's slug. */
const LOGOS: Record<string, Logo> = {
  brindlewood: logo('#1f4d3a', '#f4ead5', '#e0a458', treeRings(3)),
  quietloom: logo('#efe6f7', '#4b2a7b', '#b48be0', weave),
  ledgerfern: logo('#0f5c4d', '#d9f2e6', '#7fd1ae', frond(5, 28)),
  'oren-vegal': logo('#0b3c6f', '#ffffff', '#5cc8f0', pineOverWave),
  'nandira-labs': logo('#e4572e', '#fff4e6', '#ffd166', voiceBars([10, 22, 30, 18, 8])),
  'umbra-kite': logo('#24407f', '#ffffff', '#ff5a6e', kite),
  tessellane: logo('#14746f', '#c7f0e4', '#ffb703', hexTiles),
  'kettlebrook-robotics': logo('#f2b705', '#22272e', '#c8371f', robotArm),
  'marrowgate-mutual': logo('#5a1a2b', '#f3dcc8', '#e59b5f', archGate(3)),
  'zinnbach-privatbank': logo('#2d4f63', '#f3ead2', '#e0b860', streamZ),
  'caldera-norte': logo('#0aa5a0', '#08363d', '#ffe08a', caldera),
  'harrowfield-clearing': logo('#23412a', '#d8e8b0', '#f2c14e', furrows),
  'st-aldreda': logo('#0a4f8a', '#ffffff', '#f7c948', petalCross),
  'klinikum-eschenried': logo('#d7efe9', '#00695c', '#d1495b', plusTiles),
  'lumenvale-health': logo('#3b2c85', '#e9e4ff', '#ffcf56', valleySun),
  'clinica-sierramar': logo('#d9ecf7', '#14507a', '#f28f3b', peaksOverSea),
  'jacaranda-saude': logo('#5b3a9b', '#e3d3ff', '#ffd166', blossom(5, 0)),
  koharubi: logo('#f6f1e7', '#23303a', '#d7263d', bearing(8)),
  'foret-et-fils': logo('#5a3f29', '#f0e2c2', '#8fb573', forest),
  'gruenspan-antriebstechnik': logo('#2a7f6f', '#e8fff6', '#ffdd57', gear(10)),
  ironquill: logo('#2f3437', '#f0ebe3', '#d96c2c', boltNib),
  'pomelo-row': logo('#ffe3d3', '#c43d2f', '#f2793d', citrus(8)),
  'maison-clairvent': logo('#f4e4e4', '#6d2e46', '#d5899b', bottleDrop),
  'thistle-and-twine': logo('#24452f', '#cfe3b4', '#c58be0', thistle),
  bjorkeskjaer: logo('#12355b', '#ffffff', '#ee6352', ship),
  'karoo-freightways': logo('#8a2f16', '#ffeacb', '#ffb347', horizonRoad),
  polderlijn: logo('#ff6b1a', '#ffffff', '#1d1d3b', polderLines),
  'wrenmoor-schools': logo('#f3ead8', '#5b3a29', '#d98e3f', wren),
  'tres-alamos': logo('#1c5d99', '#eaf4ff', '#bdd85b', poplars),
  'plumeria-learning': logo('#ffd9e3', '#c81d5b', '#f6ae2d', blossom(5, 7)),
  odunnegan: logo('#0f5132', '#f2d9a6', '#a9692c', loaf),
  'wahat-al-sidra': logo('#7a4b1d', '#f7e7c6', '#4f8f5b', courtyardStar),
  'small-hours-coffee': logo('#3a2f73', '#f4efe6', '#ffd479', moonCup),
  'gletscherblick-hotels': logo('#c8102e', '#ffffff', '#ffc9cf', facets),
  'alandsvik-vindkraft': logo('#0d6e8c', '#ffffff', '#b9e6f2', turbine),
  'jua-mpya': logo('#f6a21a', '#42210b', '#fff3d1', halfSun(7)),
  'copperdusk-solar': logo('#46233f', '#f2d0b5', '#e2703a', panelDusk),
  papierkraehe: logo('#ffe14d', '#1d1d1d', '#6a6a6a', paperCrow),
  'radio-lanterna': logo('#1f2a6b', '#ffffff', '#ffb52e', lantern),
  'wagtail-and-moon': logo('#2c3e50', '#f9e9b2', '#9ad1d4', moonTail),
  'hartlow-council': logo('#e6eddf', '#2d5a27', '#8fb339', hillShield),
  'lower-tamsin-water': logo('#e0f2fb', '#0a6fb0', '#ffffff', drop),
  'aldous-penrake': logo('#f2efe9', '#1f2933', '#c44536', columns),
  merantau: logo('#0f3d3e', '#e2dcc8', '#f1683a', compass),
  'mleczna-lakowo': logo('#2e6b34', '#fff0b8', '#ffffff', cheese),
  'hollins-valley-cooperative': logo('#7c1d1d', '#f5d98b', '#d9a441', wheat(3)),
  'fazenda-ipe-roxo': logo('#f4e9f7', '#6b2480', '#b0652f', beans),
  kestrelstone: logo('#d9d2c5', '#3d4a52', '#c2541b', bridgeStones),
  'bauhuette-lindwurm': logo('#f0e4d0', '#1f6f4a', '#a8876a', lindwurm),
  'fairhand-staffing': logo('#123a7c', '#ffffff', '#ffb84d', linkedRings),
  'nordwaage-personal': logo('#0e4a5c', '#f1f5f2', '#f2a541', scales),
  'parade-and-quill': logo('#f6d8ce', '#7a1f3d', '#d1495b', quill),
  'skalmo-folkarkiv': logo('#21435e', '#f7f0e0', '#e36f5e', archiveIsland),
};

/** The SVG of an employer's logo; undefined for a slug without one. */
export function drawLogo(slug: string): string | undefined {
  const found = LOGOS[slug];
  if (!found) return undefined;
  const { ground, ink, accent, mark } = found;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">${rect(0, 0, 64, 64, ground, 14)}${mark(ink, accent, ground)}</svg>\n`;
}
