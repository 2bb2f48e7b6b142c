import { FONT_KEY } from '../contracts/site/font-script.ts';
import font from '../styles/instrument-sans.woff2?url';

/**
 * Caches the font for the next page. The current page keeps its initial font, so that nothing
 * shifts.
 */
export const cacheFont = async (): Promise<void> => {
  try {
    if (localStorage.getItem(FONT_KEY) === font) return;
    await new FontFace('Instrument Sans', `url(${font})`).load();
    localStorage.setItem(FONT_KEY, font);
  } catch {
    // The next page uses the system font as well.
  }
};
