/** Where the browser keeps the address of the font that it has (`src/browser/keep-font.ts`). */
export const FONT_KEY = 'font';

/**
 * In the head of every page, before its styles: the site's font, where an earlier page has left it in the
 * browser's cache. The first view of a visit waits for no font and asks for none (decision 67).
 */
export const FONT_SCRIPT = `try{const u=localStorage.font;if(u){const f=new FontFace('Instrument Sans',\`url(\${u})\`,{weight:'400 700',display:'optional'});document.fonts.add(f);f.load().catch(()=>{})}}catch{}`;

/** As `script-src` names it (CSP3 2.3.1): the one script that stands in a page. */
export const FONT_SCRIPT_HASH = "'sha256-4+lIhoJBWKVnHckwfP5F8gi+EAcOgTJ0oqJCR1AiTTk='";
