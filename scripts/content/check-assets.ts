import type { Space } from '../../worker/content/space.ts';
import { isPublished, type Problem, recordName } from './problem.ts';
import type { SitePaths } from './site-paths.ts';

/** The URL of an asset that is a file in this repository; Contentful hosts all other assets. */
const OWN_FILE = /^\/\/(space-assets\/.+)$/;

/** Reports pictures without alternative text or with a missing file. */
export const checkAssets = (space: Space, site: SitePaths): Problem[] => {
  const locale = space.locales.find((one) => one.default)?.code ?? '';
  return space.assets.filter(isPublished).flatMap((asset) => {
    const record = recordName(asset);
    const file = asset.fields.file?.[locale] as { url?: string; contentType?: string } | undefined;
    if (!file?.url) return [{ record, field: 'file', message: 'is missing' }];
    const description = asset.fields.description?.[locale];
    const isPicture = file.contentType?.startsWith('image/');
    const [, own] = OWN_FILE.exec(file.url) ?? [];
    return [
      ...(isPicture && !(typeof description === 'string' && description.trim())
        ? [{ record, field: 'description', message: 'the alternative text is missing' }]
        : []),
      ...(own && !site.hasFile(`/${own}`)
        ? [{ record, field: 'file', message: `public/${own} does not exist` }]
        : []),
    ];
  });
};
