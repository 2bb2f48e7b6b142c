import { TURNSTILE_ORIGIN } from '../../../src/contracts/site/challenge.ts';
import { FONT_SCRIPT_HASH } from '../../../src/contracts/site/font-script.ts';
import type { Variables } from '../../env.ts';

type Settings = Partial<Pick<Variables, 'CONTENTFUL_SPACE_ID' | 'SITE_URL' | 'TURNSTILE_SITE_KEY'>>;

/** Whether the platform says that a request came over http. */
export const isUnencrypted = ({ headers }: Request): boolean =>
  headers.get('x-forwarded-proto') === 'http';

/** Whether browsers reach the site over https alone. */
export const isSecure = ({ SITE_URL }: Settings): boolean =>
  SITE_URL?.startsWith('https:') ?? false;

/** Where Contentful keeps pictures (`src/lib/content/picture-urls.ts`): the logo of the site is one. */
const CONTENT_PICTURES = ' https://images.ctfassets.net https://images.eu.ctfassets.net';

/**
 * Where pictures come from, beside the site and `data:`, which stands for a picture that has not been
 * requested yet. Employers' logos are at any address. A private page shows none of them, so that a text
 * in it cannot send to another host what is in the page.
 */
const pictureSources = (settings: Settings, isPrivate = false): string => {
  if (isPrivate) return settings.CONTENTFUL_SPACE_ID ? CONTENT_PICTURES : '';
  return isSecure(settings) ? ' https:' : ' http: https:';
};

/**
 * What a page may do. Its scripts are files of ours, beside one constant of the head: the data in it is
 * in blocks that no browser runs, so that a cached page needs neither nonces nor hashes for them.
 */
export const pagePolicy = (
  settings: Settings,
  {
    style,
    script,
    isPrivate,
  }: {
    /** Sources of the `<style>`s that may stand in the page. */ style?: string;
    /** The source of a script that stands in the page. */ script?: string;
    isPrivate?: boolean;
  } = {},
): string => {
  // Vite's own scripts and styles stand in the pages of `npm run dev`.
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

/** As a policy names a text (CSP3 2.3.1). Pages have the same few. */
const hashOf = (text: string): Promise<string> => {
  const known = hashes.get(text);
  if (known) return known;
  const hash = crypto.subtle
    .digest('SHA-256', new TextEncoder().encode(text))
    .then((digest) => `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`);
  hashes.set(text, hash);
  return hash;
};

/** The same for a page in whose `<style>`s these texts stand, and no other: the site's own, and the brand's colours. */
export const styledPolicy = async (
  settings: Settings,
  {
    styles,
    script,
    isPrivate = false,
  }: {
    styles: readonly (string | undefined)[];
    /** A script that stands in the page. */
    script?: string;
    isPrivate?: boolean;
  },
): Promise<string> => {
  const texts = styles.filter((text) => text !== undefined);
  const style = (await Promise.all(texts.map(hashOf))).join(' ');
  return pagePolicy(settings, { style, script: script && (await hashOf(script)), isPrivate });
};

/**
 * What no browser is to take for a page: opened by itself it runs nothing and loads nothing, though
 * it be a drawing with a script in it. Drawings may be styled.
 */
export const INERT_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";
