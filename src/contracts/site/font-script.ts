/** localStorage key for the URL of the cached font (`src/browser/cache-font.ts`). */
export const FONT_KEY = 'font';

/**
 * Runs in every page's head, before its styles. It loads the site's font if an earlier page left it
 * in the browser's cache. A visitor's first page neither waits for the font nor requests it
 * (decision 1).
 */
export const FONT_SCRIPT = `try{const u=localStorage.font;if(u){const f=new FontFace('Instrument Sans',\`url(\${u})\`,{weight:'400 700',display:'optional'});document.fonts.add(f);f.load().catch(()=>{})}}catch{}`;

/** The `script-src` hash (CSP3 2.3.1) of the site's only inline script. */
export const FONT_SCRIPT_HASH = "'sha256-4+lIhoJBWKVnHckwfP5F8gi+EAcOgTJ0oqJCR1AiTTk='";
