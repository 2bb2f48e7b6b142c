import type { ReactNode } from 'react';
import { DARK_PAPER, PAPER } from '../../lib/content/brand-colors.ts';
import { PRINT_STYLES } from '../../lib/page-styles.ts';
import { LANGUAGE } from '../../lib/words/languages.ts';
import { Styles } from '../styles.tsx';

/** The document around every page. */
export function SiteRoot({ children }: { children: ReactNode }) {
  return (
    <html lang={LANGUAGE.tag}>
      <Styles of={['every-page']} />
      {/* Browsers wait for it before they print, not before they paint. */}
      <link rel="stylesheet" media="print" href={PRINT_STYLES} precedence="print" />
      {/* Installed as an app it opens (decision 43), in the colour of its paper. */}
      <link rel="manifest" href="/manifest.webmanifest" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={PAPER} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={DARK_PAPER} />
      <body>{children}</body>
    </html>
  );
}
