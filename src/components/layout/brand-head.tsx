import { brandStyle } from '../../lib/content/brand/brand-colors.ts';
import { hasBuiltInLogo, iconPath } from '../../lib/content/icon-path.ts';
import { loadFrame } from '../../lib/content/site-frame.ts';
import { getRuntime } from '../../lib/runtime.ts';

/** The brand's tags in every page's head. */
export const BrandHead = async () => {
  const runtime = getRuntime();
  const frame = await loadFrame();
  const { colors } = frame;
  const style = brandStyle(colors);
  runtime.brandStyle = style;
  return (
    <>
      <link rel="icon" href={iconPath(frame, runtime.config.siteUrl)} />
      {hasBuiltInLogo(frame, runtime.config.siteUrl) && (
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      )}
      {style && (
        <style href={`brand-${colors.ink}-${colors.marker}`} precedence="brand">
          {style}
        </style>
      )}
    </>
  );
};
