import { TURNSTILE_ORIGIN } from '../../../src/contracts/site/challenge.ts';
import { FONT_SCRIPT_HASH } from '../../../src/contracts/site/font-script.ts';
import type { Variables } from '../../env.ts';

type Settings = Partial<Pick<Variables, 'CONTENTFUL_SPACE_ID' | 'SITE_URL' | 'TURNSTILE_SITE_KEY'>>;

/** Whether the platform reports that a request came over http. */
export const isUnencrypted = ({ headers }: Request): boolean =>
  headers.get('x-forwarded-proto') === 'http';

/** Whether browsers reach the site only over https. */
export const isSecure = ({ SITE_URL }: Settings): boolean =>
  SITE_URL?.startsWith('https:') ?? false;

/**
 * The hosts that Contentful serves pictures from (`src/lib/content/picture-urls.ts`). The site's
 * logo may be one of these pictures.
 */
const CONTENT_PICTURES = ' https://images.ctfassets.net https://images.eu.ctfassets.net';

/**
 * Picture sources in addition to the site itself and `data:`, which is used for the placeholders of
 * lazy-loaded images. Employers' logos may come from any host. A private page loads no pictures
 * from such hosts, so that malicious text on the page cannot leak its content to another host.
 */
const pictureSources = (settings: Settings, isPrivate = false): string => {
  if (isPrivate) return settings.CONTENTFUL_SPACE_ID ? CONTENT_PICTURES : '';
  return isSecure(settings) ? ' https:' : ' http: https:';
};

/**
 * The Content-Security-Policy for a page. The page's scripts are files from this site and one
 * constant inline script in the head. The page's data is in data blocks, which browsers do not
 * execute, so a cached page needs no nonces or hashes for its data.
 */
export const pagePolicy = (
  settings: Settings,
  {
    style,
    script,
    isPrivate,
  }: {
    /** The hash sources for the page's `<style>` elements. */ style?: string;
    /** The hash source for an inline script in the page. */ script?: string;
    isPrivate?: boolean;
  } = {},
): string => {
  // `npm run dev` injects Vite's own scripts and styles into pages.
  if (import.meta.env?.MODE === 'development') return "base-uri 'none'; frame-ancestors 'none'";
  const turnstile = settings.TURNSTILE_SITE_KEY ? ` ${TURNSTILE_ORIGIN}` : '';
  return [
    "default-src 'none'",
    `script-src 'self' ${FONT_SCRIPT_HASH}${script ? ` ${script}` : ''}${turnstile}`,
    `style-src 'self'${style ? ` ${style}` : ''}`,
    `img-src 'self' data:${pictureSources(settings, isPrivate)}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    ...(turnstile && [`frame-src${turnstile}`]),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(isSecure(settings) ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
};

const hashes = new Map<string, Promise<string>>();

/**
 * The hash source for an inline script or style (CSP3 2.3.1). Cached, because all pages share the
 * same few scripts and styles.
 */
const hashText = (text: string): Promise<string> => {
  const known = hashes.get(text);
  if (known) return known;
  const hash = crypto.subtle
    .digest('SHA-256', new TextEncoder().encode(text))
    .then((digest) => `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`);
  hashes.set(text, hash);
  return hash;
};

/**
 * The policy for a page whose `<style>` elements contain exactly these styles: the site's own
 * styles and the brand's colours.
 */
export const styledPolicy = async (
  settings: Settings,
  {
    styles,
    script,
    isPrivate = false,
  }: {
    styles: readonly (string | undefined)[];
    /** The text of an inline script in the page. */
    script?: string;
    isPrivate?: boolean;
  },
): Promise<string> => {
  const texts = styles.filter((text) => text !== undefined);
  const style = (await Promise.all(texts.map(hashText))).join(' ');
  return pagePolicy(settings, { style, script: script && (await hashText(script)), isPrivate });
};

/**
 * The policy for responses that are not pages. If such a response is opened directly, no scripts
 * run and nothing is loaded, even if it is an SVG that contains a script. SVGs may contain styles.
 */
export const INERT_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";
