/** Writes the drawn logos to public/images/logos: `node scripts/demo/write-logos.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs';

import { EMPLOYERS } from './companies.ts';
import { drawLogo } from './logos.ts';

const folder = new URL('../../public/images/logos/', import.meta.url);

mkdirSync(folder, { recursive: true });
for (const { slug } of EMPLOYERS) {
  const svg = drawLogo(slug);
  if (!svg) throw new Error(`no logo is drawn for ${slug}`);
  writeFileSync(new URL(`${slug}.svg`, folder), svg);
}
