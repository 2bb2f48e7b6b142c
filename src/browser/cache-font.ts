import { FONT_KEY } from '../contracts/site/font-script.ts';
import font from '../styles/instrument-sans.woff2?url';

/**
 * Caches the font for the next page. The current page keeps the font it was first rendered with, to
 * avoid a layout shift.
 */
export const cacheFont = async (): Promise<void> => {
  try {
    if (localStorage.getItem(FONT_KEY) === font) return;
    await new FontFace('Instrument Sans', `url(${font})`).load();
    localStorage.setItem(FONT_KEY, font);
  } catch {
    // If the font cannot be cached, the next page falls back to the system font too.
  }
};
