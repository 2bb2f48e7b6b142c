import { brandStyle } from '../lib/content/brand-colors.ts';
import { iconPath } from '../lib/content/icon-path.ts';
import { loadFrame } from '../lib/content/site-frame.ts';
import { getRuntime } from '../lib/runtime.ts';

/** What the head of every page has of the brand. */
export const BrandHead = async () => {
  const runtime = getRuntime();
  const frame = await loadFrame();
  const { colors } = frame;
  const style = brandStyle(colors);
  runtime.brandStyle = style;
  return (
    <>
      <link rel="icon" href={iconPath(frame, runtime.config.siteUrl)} />
      {style && (
        <style href={`brand-${colors.ink}-${colors.marker}`} precedence="brand">
          {style}
        </style>
      )}
    </>
  );
};
