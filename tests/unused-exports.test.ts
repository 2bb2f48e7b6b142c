import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

/**
 * Checks that every value exported by a product file is used by another file. Unused values should
 * be deleted, and a value that only its own file uses does not need an export. Types are exempt,
 * because exported signatures refer to them.
 */

const ROOT = resolve(import.meta.dirname, '..');
const FILES = globSync('{src,worker,scripts,bench,tests}/**/*.{ts,tsx,js}', {
  cwd: ROOT,
  exclude: (file) => file.includes('node_modules') || file.endsWith('.d.ts'),
});

/** Files whose exports Waku, the platform, Vite or Vitest call by name. */
const ENTRIES = [
  /^src\/(pages|catalogue\/pages)\//,
  /^src\/waku\.(server|client)\.tsx?$/,
  /^src\/framework\/render-static-page\.tsx$/,
  /^src\/pages\.gen\.ts$/,
  /^worker\/index\.ts$/,
];

interface Tree {
  readonly type: string;
  readonly [part: string]: unknown;
}

const readName = (part: unknown): string => {
  const { name, value } = (part ?? {}) as { name?: string; value?: string };
  return name ?? value ?? '';
};

const walk = (value: unknown, visit: (tree: Tree) => void): void => {
  if (Array.isArray(value)) for (const one of value) walk(one, visit);
  else if (typeof (value as Tree | null)?.type === 'string') {
    visit(value as Tree);
    for (const part of Object.values(value as Tree))
      if (typeof part === 'object') walk(part, visit);
  }
};

/** Resolves an import specifier to a path relative to the repository root. */
const resolveFrom = (file: string, source: unknown): string | undefined => {
  const [specifier = ''] = readName(source).split('?', 1);
  if (!specifier.startsWith('.')) return undefined;
  const path = relative(ROOT, join(ROOT, dirname(file), specifier));
  return existsSync(join(ROOT, path)) ? path : undefined;
};

const exported = new Map<string, string[]>();
/** The names in use, as `{file}#{name}`, with `*` for all names in a file. */
const used = new Set<string>();

const readExports = (file: string, tree: Tree): void => {
  const { declaration, specifiers = [], source } = tree as Record<string, unknown>;
  if (source) return;
  const declared = declaration as Tree | null;
  if (declared?.type.startsWith('TS')) return;
  const declarations = (declared?.declarations ?? (declared ? [declared] : [])) as Tree[];
  const names = [
    ...declarations.map(({ id }) => readName(id)),
    ...(specifiers as Tree[]).map((one) => readName(one.exported)),
  ];
  exported.set(file, [...(exported.get(file) ?? []), ...names.filter(Boolean)]);
};

const readUses = (file: string, { type, source, specifiers }: Tree): void => {
  const from = source ? resolveFrom(file, source) : undefined;
  if (!from) return;
  const names = ((specifiers ?? []) as Tree[]).map((one) => readName(one.imported ?? one.local));
  const importsAll =
    type === 'ImportExpression' ||
    type === 'ExportAllDeclaration' ||
    ((specifiers ?? []) as Tree[]).some((one) => one.type === 'ImportNamespaceSpecifier');
  for (const name of importsAll ? ['*'] : names) used.add(`${from}#${name}`);
};

for (const file of FILES) {
  const text = readFileSync(join(ROOT, file), 'utf8');
  walk(parseSync(file, text).program, (tree) => {
    if (tree.type === 'ExportNamedDeclaration') readExports(file, tree);
    if (/^(Import|Export\w+)(Declaration|Expression)$|^TSImportType$/.test(tree.type))
      readUses(file, tree);
    // `typeof import('./a.ts')`, and modules that a test mocks or resolves by path.
    if (tree.type === 'TSImportType')
      used.add(`${resolveFrom(file, tree.source ?? tree.argument)}#*`);
  });
}

test('every export is used by another file', () => {
  const unused = [...exported].flatMap(([file, names]) =>
    !/^(src|worker)\//.test(file) ||
    ENTRIES.some((entry) => entry.test(file)) ||
    used.has(`${file}#*`)
      ? []
      : names.filter((name) => !used.has(`${file}#${name}`)).map((name) => `${file}: ${name}`),
  );
  expect(unused).toEqual([]);
});
