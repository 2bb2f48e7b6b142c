import type { ReactNode } from 'react';
import { DARK_PAPER, PAPER } from '../../lib/content/brand/brand-colors.ts';
import { PRINT_STYLES } from '../../lib/page-styles.ts';
import { LANGUAGE } from '../../lib/words/languages.ts';
import { Styles } from '../styles.tsx';

/** The `<html>` element of every page. */
export function SiteRoot({ children }: { children: ReactNode }) {
  return (
    <html lang={LANGUAGE.tag}>
      <Styles of={['every-page']} />
      {/* Browsers wait for this stylesheet before printing, but not before painting. */}
      <link rel="stylesheet" media="print" href={PRINT_STYLES} precedence="print" />
      {/* The site can be installed as an app (decision 4), which uses the site's background
          colour. */}
      <link rel="manifest" href="/manifest.webmanifest" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={PAPER} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={DARK_PAPER} />
      <body>{children}</body>
    </html>
  );
}
