import type { Plugin } from 'vite';
import { OF_EVERY_PAGE } from '../src/lib/entry-files.ts';

/**
 * Modules of the browser that nearly always come together, in one file each (decision 33). Left to
 * themselves they are forty files, and the names of those that a page needs stand in its document.
 *
 * Each file is named after what it holds; modules are told by their paths below `src/`, without their
 * extensions. What hands a page its parts goes where the first of them is.
 */
export const FILES: Readonly<Record<string, readonly string[]>> = {
  // What runs beside every page.
  beside: [
    'browser/connection',
    'browser/create-navigation-wait',
    'browser/create-page-keeper',
    'browser/create-route-interceptor',
    'browser/hydrate',
    'browser/kept-routes',
    'browser/patiently',
    'browser/use-optional-part',
    'components/beside',
    'components/navigation-boundary',
    'components/navigation-progress',
    'components/own-address',
    'components/own-build',
    'components/scroll-keeper',
    'components/scroll-places',
    'features/document/document-body',
    'features/last-visit/last-visit',
    'features/last-visit/load-kept',
    'features/last-visit/page-keeper',
    'lib/deadlines',
    'pages/_root',
  ],
  // What every page looks like, and the screen that stands in for it.
  frame: [
    'components/content-link',
    'components/error-screen',
    'components/lazy-image',
    'components/menu-link',
    'components/menu-links',
    'components/menu-popover',
    'components/remembered-wordmark',
    'components/requested-path',
    'components/search-fields',
    'components/wordmark',
    'lib/content/split-name',
    'lib/readable-path',
    'lib/site',
  ],
  // Of every form, without the rules of any: they come when somebody enters it.
  form: [
    'components/form/challenge',
    'components/form/choice-group',
    'components/form/consent-field',
    'components/form/draft',
    'components/form/error-summary',
    'components/form/field',
    'components/form/field-ids',
    'components/form/file-field',
    'components/form/go-to',
    'components/form/honeypot-field',
    'components/form/load-turnstile',
    'components/form/person-fields',
    'components/form/send-button',
    'components/form/send-result',
    'components/form/upload-progress',
    'components/form/use-form',
    'components/form/watch-presses',
    'contracts/application-rules',
    'contracts/challenge',
  ],
  // What a browser keeps of lists and jobs, and shows where nobody answers.
  kept: [
    'browser/cache-entries',
    'browser/cache-filler',
    'browser/caches',
    'browser/create-cache-filler',
    'browser/create-caches',
    'browser/keep-page',
    'browser/kept-page',
    'browser/look-up-kept',
    'features/last-visit/kept',
    'features/last-visit/last-visit-list',
    'lib/path-within',
  ],
};

/**
 * React, the router and the reader of payloads, with the table of the site's own parts that the reader looks
 * them up in: its modules import each other, so they are one file or run in the wrong order.
 */
const REACT =
  /[/:]node_modules\/(react|react-dom|scheduler|react-server-dom-webpack|waku|@vitejs\/plugin-rsc)\/|^\0react-server-dom-webpack\/client$|virtual:vite-rsc\/client-references$/;

const fileOf = (name: string, holds: (id: string) => boolean) => ({
  name,
  test: holds,
  // What a module needs is where it belongs, not where it is asked for.
  includeDependenciesRecursively: false,
});

export const clientFiles = [
  fileOf('react', (id) => REACT.test(id)),
  ...Object.entries(FILES).map(([name, modules]) =>
    fileOf(name, (id) => {
      const [, path] = /[/:]src\/(.+)\.tsx?$/.exec(id) ?? [];
      return path !== undefined && modules.includes(path);
    }),
  ),
];

/** What is asked for beside a part that is imported, so that it waits for no file after the other. */
export const besidePart = (
  part: string,
  needed: readonly string[],
  { hostId }: { readonly hostId: string },
): string[] => {
  const isHydration = /\/index-[^/]+$/.test(hostId) && /\/beside-/.test(part);
  // The import asks for the part itself.
  return needed.filter(
    (name) => name !== part && name !== hostId && (isHydration || !OF_EVERY_PAGE.test(name)),
  );
};

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
