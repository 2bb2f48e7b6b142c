import { FONT_KEY } from '../contracts/site/font-script.ts';
import font from '../styles/instrument-sans.woff2?url';

/** Has the browser cache the font for the next page. This one keeps the face that it began with: nothing moves. */
export const keepFont = async (): Promise<void> => {
  try {
    if (localStorage.getItem(FONT_KEY) === font) return;
    await new FontFace('Instrument Sans', `url(${font})`).load();
    localStorage.setItem(FONT_KEY, font);
  } catch {
    // The next page is in the system's face, too.
  }
};
