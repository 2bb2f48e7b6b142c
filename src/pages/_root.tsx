import type { ReactNode } from 'react';
import { DARK_PAPER, PAPER } from '../lib/content/brand-colors.ts';
import { LANGUAGE } from '../lib/languages.ts';
import { VIEW_TRANSITION } from '../lib/view-transition.ts';
import font from '../styles/instrument-sans.woff2?url';
import '../styles/index.css';

export default function Root({ children }: { children: ReactNode }) {
  return (
    <html lang={LANGUAGE.tag}>
      <head>
        <style>{VIEW_TRANSITION}</style>
      </head>
      {/* Asked for with the stylesheet, not when it has come: in time for the first paint. */}
      <link rel="preload" as="font" type="font/woff2" crossOrigin="" href={font} />
      {/* Installed as an app it opens (decision 43), in the colour of its paper. */}
      <link rel="manifest" href="/manifest.webmanifest" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={PAPER} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={DARK_PAPER} />
      <body>{children}</body>
    </html>
  );
}

export const getConfig = () => ({ render: 'static' }) as const;
