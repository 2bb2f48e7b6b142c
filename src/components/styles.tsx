import { PAGE_STYLES, type StyleName } from '../lib/page-styles.ts';

/** Additional styles of a page. Styles used by several components are included once. */
export const Styles = ({ of }: { of: readonly StyleName[] }) =>
  of.map((name) => (
    <style key={name} href={name} precedence={name === 'every-page' ? name : 'page'}>
      {PAGE_STYLES[name]}
    </style>
  ));
