import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { expect, test } from 'vitest';

/**
 * Import rules between folders (docs/architecture.md, 'The folders'). Paths are relative to the
 * repository and have no extension.
 */

/** The files in features that other features may import, each with the reason. */
const PUBLIC_FEATURE_FILES: Record<string, string> = {
  'src/features/jobs/job-row': 'The home, company and thank-you pages list jobs.',
  'src/features/jobs/category-tiles': 'The home page and editors’ sections list job categories.',
  'src/features/jobs/live-form': 'The employer search uses the same form as the job search.',
  'src/features/companies/employer-grid': 'Editors’ sections list employers.',
  'src/features/blog/load-latest-posts': 'Editors’ sections list the newest posts.',
  'src/features/blog/post-card': 'Editors’ sections list the newest posts.',
  'src/features/contact/contact-section': 'Editors’ sections contain contact forms.',
  'src/features/sections/load-sections-page':
    'The home page and some other pages end with editors’ sections.',
  'src/features/sections/section-list': 'The built-in home page shows the first steps.',
  'src/features/apply/apply-section': 'A job page ends with the application form.',
  'src/features/saved/save-button': 'A job page has a button that saves the job.',
  'src/features/candidate/confirm-button': 'Saved jobs are deleted in two steps, like an account.',
};

/** Pure helpers of the site that the worker may import, and what it uses them for. */
const LIB_FOR_WORKER: Record<string, string> = {
  'src/lib/cards': 'The URL of a preview image is a hash of its texts.',
  'src/lib/deadlines': 'All time-outs are in one table.',
  'src/lib/fnv1a': 'Preview images and the sample of the index use the same hash.',
  'src/lib/words/format-employer': 'Feeds and preview images name employers as pages do.',
  'src/lib/words/format': 'Feeds and preview images format places and pay as pages do.',
  'src/lib/form-values': 'The API and the browser parse forms in the same way.',
  'src/lib/page-styles': 'The content security policy allows the inline styles of a page.',
  'src/lib/words/pay-range': 'The search ignores pay that the page marks as implausible.',
  'src/lib/readable-path': 'The error screen shows the path, on the server and in the browser.',
  'src/lib/words/name-search': 'Job alerts have the name of their search’s page.',
  'src/lib/words/job-facts': 'The Markdown of a job has the facts of its page.',
  'src/lib/words/first-answer': 'The Markdown of a job says what its page says.',
  'src/lib/words/detect-language': 'Mails isolate right-to-left text.',
  'src/lib/words/languages': 'Feeds and the web manifest have the language of the pages.',
  'src/lib/nest-fields': 'Form posts without JavaScript are translated to the JSON call.',
  'src/lib/openapi/openapi-document': 'The OpenAPI document is a page and a call.',
  'src/lib/parse-site-path': 'Editors’ redirects and previews must stay on this site.',
  'src/lib/query': 'The API parses query strings as pages do.',
  'src/lib/social-card': 'oEmbed responses contain the preview image.',
  'src/lib/trim-end': 'Slugs, excerpts and preview images are cut like page titles.',
  'src/lib/structured-data/publish-problems':
    'A job with invalid structured data is not published.',
  'src/lib/runtime': 'The worker creates it for each render.',
};

interface Rule {
  /** The importing files that the rule applies to. */
  readonly from: RegExp;
  /** The imported files or packages that the rule applies to. */
  readonly about: RegExp;
  readonly allows: (target: string, file: string) => boolean;
  readonly sentence: string;
}

const createMatcher = (pattern: RegExp) => (target: string) => pattern.test(target);
const never = () => false;
const findFeature = (path: string) => path.match(/^src\/features\/([^/]+)\//)?.[1];
const OURS = /^(src|worker|scripts|tests|bench)\//;

/**
 * Folders of the worker from top to bottom. Each may import from those below it, but not from those
 * above or beside it. `.` is the worker's own folder; its configuration is at the bottom.
 */
const WORKER_LAYERS: readonly (readonly string[])[] = [
  ['.'],
  ['edge', 'feeds'],
  ['pages'],
  ['api'],
  ['ops'],
  ['backend'],
  ['search-engines', 'mail', 'content', 'proxy', 'cards'],
  ['cache', 'builds'],
  ['http'],
];
const CONFIGURATION =
  /^worker\/(env|env-\w+(-\w+)*|timeout-bindings|site-key|cloudflare-workers)(\.d)?$/;

/**
 * The index of a file's layer; undefined for files outside the worker and for its configuration.
 */
const findLayer = (file: string): number | undefined => {
  if (!file.startsWith('worker/') || CONFIGURATION.test(file)) return undefined;
  const [, folder = '', ...rest] = file.split('/');
  const name = rest.length === 0 ? '.' : folder;
  const layer = WORKER_LAYERS.findIndex((names) => names.includes(name));
  if (layer < 0) throw new Error(`${file} is in no layer of the worker.`);
  return layer;
};

/** True if all files are directly in the worker's folder. */
const isLoose = (...files: string[]) => files.every((file) => file.split('/').length === 2);

const RULES: Rule[] = [
  {
    from: /^src\//,
    about: /^(worker|scripts|tests|bench)\//,
    allows: never,
    sentence: 'nothing in src may import worker, scripts, tests or bench',
  },
  {
    from: /^src\/waku\.server$/,
    about: OURS,
    allows: createMatcher(/^src\/page-files$/),
    sentence: 'waku.server may import page-files only',
  },
  {
    from: /^src\/(documents|page-files)$/,
    about: OURS,
    allows: createMatcher(/^src\/(page-files|framework\/.*|components\/layout\/site-root)$/),
    sentence: 'documents may import page-files, framework and the site root only',
  },
  {
    from: /^src\/waku\.client$/,
    about: OURS,
    allows: createMatcher(/^src\/(browser|components|features)\//),
    sentence: 'waku.client may import browser, components and features only',
  },
  {
    from: /^src\/framework\//,
    about: OURS,
    allows: createMatcher(
      /^src\/(framework\/|components\/cached-markup$|contracts\/site\/font-script$)/,
    ),
    sentence: 'framework may import components/cached-markup and contracts/site/font-script only',
  },
  {
    from: /^src\/payloads$/,
    about: OURS,
    allows: createMatcher(/^src\/(features|lib|contracts|routes)\//),
    sentence: 'payloads may import loaders and contracts only, no views',
  },
  {
    from: /^src\/pages\//,
    about: /^src\//,
    allows: createMatcher(/^src\/(pages|features|components|lib|contracts|routes|styles)\//),
    sentence: 'pages may import features, components, lib and contracts only',
  },
  {
    from: /^src\/catalogue\//,
    about: /^src\//,
    allows: createMatcher(
      /^src\/((catalogue|features|components|lib|contracts|routes)\/|browser\/toasts\/toast-list$)/,
    ),
    sentence: 'the catalogue may import features, components, lib, contracts and toasts only',
  },
  {
    from: /^(?!src\/catalogue\/|scripts\/|tests\/)/,
    about: /^src\/catalogue\//,
    allows: never,
    sentence: 'only scripts and tests may import the catalogue, which is not deployed',
  },
  {
    from: /^src\/features\//,
    about: /^src\//,
    allows: (target, file) =>
      /^src\/(components|lib|contracts|routes)\//.test(target) ||
      findFeature(target) !== undefined ||
      (target.startsWith('src/browser/') && isClientFile(file)),
    sentence:
      "features may import components, lib and contracts only, and browser from 'use client' files",
  },
  {
    from: /^src\/features\//,
    about: /^src\/features\//,
    allows: (target, file) =>
      findFeature(target) === findFeature(file) || target in PUBLIC_FEATURE_FILES,
    sentence: "a feature may import another feature's public files only (PUBLIC_FEATURE_FILES)",
  },
  {
    from: /^src\/components\//,
    about: /^src\//,
    allows: (target, file) =>
      /^src\/(components|lib|contracts|routes)\//.test(target) ||
      (target.startsWith('src/browser/') && isClientFile(file)),
    sentence: "components may import lib and contracts only, and browser from 'use client' files",
  },
  {
    from: /^src\/browser\//,
    about: /^src\//,
    allows: createMatcher(
      /^src\/(browser\/|lib\/(api\/|deadlines$|form-values$|parse-site-path$|words\/(plan-price|days)$)|contracts\/|routes\/|styles\/)/,
    ),
    sentence:
      'browser may import lib/api, deadlines, form-values, parse-site-path, plan-price, days, styles, routes and contracts only',
  },
  {
    from: /^src\/lib\//,
    about: /^src\//,
    allows: createMatcher(/^src\/((lib|contracts|routes)\/|styles\/.*\?(inline|url)$)/),
    sentence: 'lib may import contracts, routes and styles (?inline, ?url) only',
  },
  {
    from: /^src\/routes\//,
    about: /^src\//,
    allows: createMatcher(/^src\/(routes|contracts)\/|^src\/lib\/query$/),
    sentence: 'routes may import contracts and lib/query only',
  },
  {
    from: /^src\/contracts\//,
    about: /./,
    allows: createMatcher(/^(src\/contracts\/.*|valibot)$/),
    sentence: 'contracts may import nothing but valibot',
  },
  {
    from: /^worker\//,
    about: /^src\//,
    allows: (target, file) =>
      /^src\/(contracts|routes|lib\/api|lib\/content)\//.test(target) ||
      target in LIB_FOR_WORKER ||
      target === 'src/framework/payload-fault' ||
      target === 'src/framework/create-documents' ||
      (/^src\/(waku\.server|documents)$/.test(target) && file === 'worker/pages/render/render') ||
      (target === 'src/payloads' && file === 'worker/pages/render/page-payload') ||
      // Files that the worker serves as text and never runs.
      target.endsWith('?bundled'),
    sentence:
      'the worker may import contracts, routes, lib/api, lib/content, LIB_FOR_WORKER, framework/payload-fault and bundled texts only; waku.server and documents from render, payloads from page-payload',
  },
  {
    from: /^worker\/http\//,
    about: /^worker\//,
    allows: createMatcher(/^worker\/(http\/|env$)/),
    sentence: 'http must not import the rest of the worker',
  },
  {
    from: /^worker\//,
    about: /^worker\//,
    allows: (target, file) => {
      const [own = WORKER_LAYERS.length - 2, other = WORKER_LAYERS.length] = [file, target].map(
        findLayer,
      );
      return own < other || file.split('/')[1] === target.split('/')[1] || isLoose(file, target);
    },
    sentence: 'a folder of the worker may import only folders below it (WORKER_LAYERS)',
  },
  {
    from: /^worker\//,
    about: /^(scripts|tests|bench)\//,
    allows: never,
    sentence: 'the worker may not import tools and tests',
  },
];

const ROOT = join(import.meta.dirname, '..');
const withoutEnding = (path: string) =>
  path.replace(/\.(test\.)?tsx?$/, '').replace(/\/index$/, '/index');

const FILES = ['src', 'worker', 'scripts', 'bench'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test|\.d|\.gen)\.tsx?$/.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
);
const TEXTS = new Map(
  FILES.map((file) => [withoutEnding(file), readFileSync(join(ROOT, file), 'utf8')]),
);

const isClientFile = (file: string) => /^\s*(['"])use client\1/.test(TEXTS.get(file) ?? '');

const SPECIFIER = /\b(?:from|import|require)\s*\(?\s*(['"`])((?:(?!\1).)+)\1/g;
const COMMENT = /^\s*\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/**
 * The specifiers of all imports and re-exports, including type, side-effect and dynamic imports.
 */
const listImports = (text: string): string[] =>
  [...text.replace(COMMENT, '').matchAll(SPECIFIER)].map(([, , specifier]) => specifier ?? '');

/**
 * Resolves `../lib/routes.ts` from a file to `src/lib/routes`; package names are left unchanged.
 */
const resolveTarget = (file: string, specifier: string): string => {
  if (!specifier.startsWith('.')) return specifier;
  const path = withoutEnding(posix.join(posix.dirname(file), specifier));
  return TEXTS.has(`${path}/index`) ? `${path}/index` : path;
};

/** Returns one sentence for each rule that an import breaks. */
const listBrokenRules = (file: string, target: string): string[] =>
  RULES.filter(
    (rule) => rule.from.test(file) && rule.about.test(target) && !rule.allows(target, file),
  ).map(({ sentence }) => `${file} imports ${target}, but ${sentence}.`);

test('every import follows the rules', () => {
  const sentences = [...TEXTS].flatMap(([file, text]) =>
    listImports(text).flatMap((specifier) => listBrokenRules(file, resolveTarget(file, specifier))),
  );
  expect(sentences).toEqual([]);
});

test('every exception to the rules is used', () => {
  const listImported = (from: RegExp, isForeign: (file: string, target: string) => boolean) =>
    new Set(
      [...TEXTS]
        .filter(([file]) => from.test(file))
        .flatMap(([file, text]) =>
          listImports(text)
            .map((specifier) => resolveTarget(file, specifier))
            .filter((target) => isForeign(file, target)),
        ),
    );
  const features = listImported(
    /^src\/features\//,
    (file, target) => findFeature(file) !== findFeature(target),
  );
  const libs = listImported(/^worker\//, (_, target) => target.startsWith('src/lib/'));
  expect(Object.keys(PUBLIC_FEATURE_FILES).filter((file) => !features.has(file))).toEqual([]);
  expect(Object.keys(LIB_FOR_WORKER).filter((file) => !libs.has(file))).toEqual([]);
});

test('every file in src is in a folder that has rules', () => {
  const isKnownFile =
    /^src\/((pages|catalogue|features|components|framework|browser|lib|contracts|routes)\/|payloads$|documents$|page-files$|waku\.(server|client)$)/;
  const strays = [...TEXTS.keys()].filter(
    (file) => file.startsWith('src/') && !isKnownFile.test(file),
  );
  expect(strays).toEqual([]);
});

/** The maximum number of files in a folder, so that newcomers can scan it. */
const FILES_MAX = 20;

test('no source folder holds more files than the limit', () => {
  const folders = Map.groupBy(
    FILES.filter((file) => /^(src|worker)\//.test(file)),
    (file) => posix.dirname(file),
  );
  const full = [...folders].filter(([, files]) => files.length > FILES_MAX);
  expect(full.map(([folder, { length }]) => `${folder}: ${length}`)).toEqual([]);
});

test('every form of import statement is recognised', () => {
  const text = `
    import a from './a';
    import type { B } from "./b";
    import {
      c,
    } from './c.ts';
    import './d.css';
    export * from './e';
    export { f } from './f';
    const g = await import('./g');
    const h = import(
      './h'
    );
    // import no from './comment';
    /* import no from './comment'; */
  `;
  expect(listImports(text)).toEqual(
    ['a', 'b', 'c.ts', 'd.css', 'e', 'f', 'g', 'h'].map((name) => `./${name}`),
  );
});

test('a specifier is resolved by path, by extension or by folder', () => {
  expect(resolveTarget('src/lib/api/client', '../../contracts/job.ts')).toBe('src/contracts/job');
  expect(resolveTarget('worker/index', './backend')).toBe('worker/backend/index');
  expect(resolveTarget('src/lib/query', 'valibot')).toBe('valibot');
});

test.each([
  ['src/pages/home', 'src/features/home/home-view'],
  ['src/pages/home', 'src/contracts/job'],
  ['src/features/jobs/job-view', 'src/features/apply/apply-section'],
  ['src/features/apply/apply-form', 'src/browser/session/session'],
  ['src/components/pager', 'src/contracts/wire'],
  ['src/browser/session/session', 'src/lib/api/client'],
  ['src/lib/api/client', 'src/contracts/wire'],
  ['src/lib/runtime', 'node:async_hooks'],
  ['src/contracts/job', 'valibot'],
  ['worker/pages/render/render', 'src/documents'],
  ['worker/pages/render/page-payload', 'src/payloads'],
  ['worker/backend/call', 'src/lib/query'],
  ['scripts/demo/demo-data', 'src/contracts/job'],
  ['worker/pages/render/page-runtime', 'worker/api/call-api'],
  ['worker/backend/call', 'worker/env'],
])('%s may import %s', (file, target) => {
  expect(listBrokenRules(file, target)).toEqual([]);
});

test.each([
  ['src/lib/words/format', 'worker/env', 'nothing in src'],
  ['src/pages/home', 'src/browser/session/session', 'pages may'],
  ['src/features/jobs/job-view', 'src/pages/home', 'features may'],
  ['src/features/jobs/job-view', 'src/browser/session/session', 'features may'],
  ['src/features/jobs/job-view', 'src/features/apply/draft', 'public files'],
  ['src/components/pager', 'src/features/jobs/job-row', 'components may'],
  ['src/browser/session/session', 'src/lib/runtime', 'browser may'],
  ['src/browser/session/session', 'src/components/icon', 'browser may'],
  ['src/lib/words/format', 'src/components/icon', 'lib may'],
  ['src/routes/hrefs', 'src/components/icon', 'routes may'],
  ['src/contracts/job', 'src/routes/hrefs', 'contracts may'],
  ['src/contracts/job', 'node:fs', 'contracts may'],
  ['worker/backend/call', 'src/lib/limit-page-validity', 'the worker may'],
  ['worker/backend/call', 'src/features/jobs/load-job', 'the worker may'],
  ['worker/backend/call', 'src/waku.server', 'the worker may'],
  ['worker/pages/render/render', 'src/payloads', 'the worker may'],
  ['src/payloads', 'src/pages/home', 'payloads may'],
  ['worker/backend/index', 'scripts/demo/demo-data', 'tools and tests'],
  ['worker/backend/jobs/reshape', 'tests/support/test-jobs', 'tools and tests'],
])('%s may not import %s', (file, target, rule) => {
  expect(listBrokenRules(file, target)).toEqual([
    expect.stringMatching(new RegExp(`^${file} imports ${target}, but .*${rule}.*\\.$`)),
  ]);
});
