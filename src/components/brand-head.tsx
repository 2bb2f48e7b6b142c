import { brandStyle } from '../lib/content/brand-colors.ts';
import { loadFrame } from '../lib/content/site-frame.ts';

/** What the head of every page has of the brand. */
export const BrandHead = async () => {
  const { logo, colors } = await loadFrame();
  const style = brandStyle(colors);
  return (
    <>
      <link rel="icon" href={logo?.url ?? '/favicon.svg'} />
      {style && (
        <style href={`brand-${colors.ink}-${colors.marker}`} precedence="brand">
          {style}
        </style>
      )}
    </>
  );
};
