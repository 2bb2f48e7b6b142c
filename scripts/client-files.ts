import type { Plugin } from 'vite';

/**
 * Modules of the browser that nearly always come together, in one file each (decision 33). Left to
 * themselves they are forty files, and the names of those that a page needs stand in its document.
 *
 * Each file is named after what it holds; modules are told by their paths below `src/`, without their
 * extensions.
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
    'components/beside',
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
    'features/last-visit/load-kept',
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
    'components/form/send-button',
    'components/form/send-result',
    'components/form/upload-progress',
    'components/form/use-form',
    'components/form/watch-presses',
  ],
};

/** What Waku offers components is one module of nothing but others: it goes with those that ask for it. */
const WAKU_BARREL = /\/waku\/dist\/(main|router\/client-core)\.js$/;

export const clientFiles = Object.entries(FILES).map(([name, modules]) => ({
  name,
  test: (id: string) => {
    const [, path] = /\/src\/(.+)\.tsx?$/.exec(id) ?? [];
    return path ? modules.includes(path) : name === 'frame' && WAKU_BARREL.test(id);
  },
  // React, too, would come with them, and in the wrong order.
  includeDependenciesRecursively: false,
}));

/**
 * Files that import each other in a circle run in an order that depends on who asked first: a component
 * is sometimes there, sometimes not. Such a build fails.
 */
export const noCircles = (): Plugin => ({
  name: 'rolecall:no-circles',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    const importsOf = (name: string) => {
      const file = bundle[name];
      return file?.type === 'chunk' ? file.imports : [];
    };
    const isSafe = new Set<string>();
    const follow = (name: string, way: readonly string[]) => {
      if (way.includes(name)) {
        const circle = [...way.slice(way.indexOf(name)), name].join(' → ');
        this.error(`${circle}: see what scripts/client-files.ts leaves apart.`);
      }
      if (isSafe.has(name)) return;
      for (const imported of importsOf(name)) follow(imported, [...way, name]);
      isSafe.add(name);
    };
    for (const name of Object.keys(bundle)) follow(name, []);
  },
});
