import { PAGE_STYLES, type StyleName } from '../lib/page-styles.ts';

/** A page's additional styles. Styles used by several components are included only once. */
export const Styles = ({ of }: { of: readonly StyleName[] }) =>
  of.map((name) => (
    <style key={name} href={name} precedence={name === 'every-page' ? name : 'page'}>
      {PAGE_STYLES[name]}
    </style>
  ));
