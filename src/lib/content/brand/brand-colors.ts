/*
 * The brand's two colours from the content service's settings: an ink on paper, and a marker
 * (highlighter) behind the ink. A colour with too little contrast is replaced with the default.
 */

/** The rendered values, as `#rrggbb`, of the colour tokens in src/styles/tokens.css. */
export const PAPER = '#fbfaf7';
export const DARK_PAPER = '#14131c';
const WASH = '#f0efe9';
const WHITE = '#ffffff';
export const DEFAULT_INK = '#1d1c34';
export const DEFAULT_MARKER = '#e8ef58';

// Minimum contrast (WCAG 2.2, 1.4.3), higher for ink because softer colours are derived from it.
const MIN_CONTRAST = 4.5;
const MIN_INK_CONTRAST = 7;

const channels = (color: string) =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** The relative luminance as defined by WCAG 2.2. */
const luminance = (color: string): number => {
  const [r = 0, g = 0, b = 0] = channels(color).map((channel) => {
    const c = channel / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** The contrast ratio as defined by WCAG 2.2, from 1 to 21. */
export const computeContrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

const mix = (color: string, other: string, share: number): string => {
  const others = channels(other);
  const mixed = channels(color).map((c, i) =>
    Math.round(c * share + (others[i] ?? 0) * (1 - share)),
  );
  return `#${mixed.map((c) => c.toString(16).padStart(2, '0')).join('')}`;
};

/** The ink for secondary text, as soft as the contrast requirement allows. */
export const softenInk = (ink: string): string =>
  [0.75, 0.85, 0.92]
    .map((share) => mix(ink, PAPER, share))
    .find((soft) => computeContrast(soft, WASH) >= MIN_CONTRAST) ?? ink;

export interface BrandColors {
  readonly ink?: string;
  readonly marker?: string;
}

/** Returns the usable colours and, for each rejected colour, a sentence with the reason. */
export const readableColors = (requested: {
  readonly inkColor?: string;
  readonly markerColor?: string;
}): { readonly colors: BrandColors; readonly problems: readonly string[] } => {
  const { inkColor: ink, markerColor: marker } = requested;
  const isDarkInk = ink !== undefined && computeContrast(ink, PAPER) >= MIN_INK_CONTRAST;
  const isLightMarker =
    marker !== undefined && computeContrast(marker, isDarkInk ? ink : DEFAULT_INK) >= MIN_CONTRAST;
  return {
    colors: { ...(isDarkInk && { ink }), ...(isLightMarker && { marker }) },
    problems: [
      ...(ink && !isDarkInk ? [`inkColor ${ink} is too light to read on the page background`] : []),
      ...(marker && !isLightMarker
        ? [`markerColor ${marker} is too dark for text to be readable on it`]
        : []),
    ],
  };
};

/**
 * The CSS that sets the brand's tokens; undefined if the brand has no colours. Colours must be
 * `#rrggbb`.
 */
export const brandStyle = ({ ink, marker }: BrandColors): string | undefined => {
  const tokens = [
    ...(ink ? [`--brand-ink:${ink}`, `--brand-ink-soft:${softenInk(ink)}`] : []),
    ...(marker
      ? [
          `--brand-marker:${marker}`,
          `--brand-marker-hover:${mix(marker, WHITE, 0.75)}`,
          `--brand-marker-wash:light-dark(${mix(marker, PAPER, 0.3)},${mix(marker, DARK_PAPER, 0.18)})`,
        ]
      : []),
  ];
  return tokens.length > 0 ? `:root{${tokens.join(';')}}` : undefined;
};
