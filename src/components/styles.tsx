import { PAGE_STYLES, type StyleName } from '../lib/page-styles.ts';

/** Styles that a page needs beside those of every page. What several parts of a page need stands in it once. */
export const Styles = ({ of }: { of: readonly StyleName[] }) =>
  of.map((name) => (
    <style key={name} href={name} precedence={name === 'every-page' ? name : 'page'}>
      {PAGE_STYLES[name]}
    </style>
  ));
