/**
 * Modules of the browser that nearly always come together, in one file each (decision 33). Left to
 * themselves they are forty files, and the names of those that a page needs stand in its document.
 *
 * Each file is named after what it holds; modules are told by their paths below `src/`, without their
 * extensions. One that is missing in a list is a file of its own, and nothing breaks.
 */
export const FILES: Readonly<Record<string, readonly string[]>> = {
  // Around every page.
  frame: [
    'browser/connection',
    'browser/create-navigation-wait',
    'browser/create-page-keeper',
    'browser/kept-page',
    'browser/patiently',
    'browser/use-optional-part',
    'components/content-link',
    'components/error-screen',
    'components/lazy-image',
    'components/menu-link',
    'components/menu-links',
    'components/menu-popover',
    'components/navigation-boundary',
    'components/navigation-progress',
    'components/own-address',
    'components/own-build',
    'components/remembered-wordmark',
    'components/requested-path',
    'components/scroll-keeper',
    'components/scroll-places',
    'components/search-fields',
    'components/wordmark',
    'contracts/query-names',
    'features/last-visit/last-visit',
    'features/last-visit/load-last-visit',
    'features/last-visit/page-keeper',
    'lib/content/split-name',
    'lib/readable-path',
  ],
  // Of every form, without the rules of any: they come when somebody enters it.
  form: [
    'components/form/challenge',
    'components/form/consent-field',
    'components/form/draft',
    'components/form/error-summary',
    'components/form/field',
    'components/form/field-ids',
    'components/form/file-field',
    'components/form/honeypot-field',
    'components/form/load-turnstile',
    'components/form/send-result',
    'components/form/upload-progress',
    'components/form/use-form',
  ],
  // What a browser keeps of pages with jobs, and the list that shows it.
  kept: [
    'browser/cache-entries',
    'browser/cache-filler',
    'browser/caches',
    'browser/create-cache-filler',
    'browser/create-caches',
    'browser/keep-page',
    'browser/look-up-kept',
    'features/last-visit/last-visit-list',
  ],
};

export const clientFiles = Object.entries(FILES).map(([name, modules]) => ({
  name,
  test: (id: string) => {
    const [, path] = /\/src\/(.+)\.tsx?$/.exec(id) ?? [];
    return path !== undefined && modules.includes(path);
  },
  // React, too, would come with them, and in the wrong order.
  includeDependenciesRecursively: false,
}));
