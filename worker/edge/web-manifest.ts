import { PAPER } from '../../src/lib/content/brand/brand-colors.ts';
import { hasBuiltInLogo, iconPath } from '../../src/lib/content/icon-path.ts';
import type { SiteFrame } from '../../src/lib/content/site-frame.ts';
import { LANGUAGE } from '../../src/lib/words/languages.ts';
import { siteFrame } from '../content/site-frame.ts';
import { readVariables } from '../env.ts';
import type { RequestContext } from '../http/request/request-context.ts';

/** Icons drawn by `scripts/draw-icons.ts`. */
const OWN_ICONS = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
  {
    src: '/icons/icon-maskable-512.png',
    sizes: '512x512',
    type: 'image/png',
    purpose: 'maskable',
  },
];

type Brand = Pick<SiteFrame, 'name' | 'tagline' | 'description' | 'logo'>;

/**
 * Sends `/manifest.webmanifest` (W3C Web App Manifest), with which the site can be installed as an
 * app. The app's name comes from the settings.
 */
export const sendWebManifest = async ({ bindings }: RequestContext): Promise<Response> =>
  writeWebManifest(await siteFrame(bindings), readVariables(bindings).SITE_URL);

export const writeWebManifest = (frame: Brand, siteUrl: string): Response => {
  const { name, tagline, description } = frame;
  const manifest = {
    id: '/',
    name,
    short_name: name,
    description: description ?? tagline,
    lang: LANGUAGE.tag,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: PAPER,
    // The colour shown while the app starts. After that, the page's own theme colour for the light
    // or dark scheme applies.
    theme_color: PAPER,
    // A site with its own brand must not use the built-in icons.
    icons: hasBuiltInLogo(frame, siteUrl)
      ? OWN_ICONS
      : [{ src: iconPath(frame, siteUrl), sizes: 'any' }],
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      'content-type': 'application/manifest+json',
      'cache-control': 'public, max-age=3600',
    },
  });
};
