import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseAst } from 'vite';

/*
 * Measures how far a request travels through the code. Run `node scripts/hops.ts FILE FUNCTION`, or
 * omit the arguments to measure the paths listed in docs/architecture.md. It starts with the
 * function's first argument and follows each call to which that argument is passed as a whole. A
 * hop is a call to a function in another file. A climb is a hop to a folder that is not the
 * caller's folder, not below it, and not part of the common base (`worker/http`, `worker/env.ts`).
 * All branches count, but each pair of functions counts only once.
 */

const ROOT = resolve(import.meta.dirname, '..');

/** The entry points of the paths listed in docs/architecture.md. */
const ENTRY_POINTS: readonly (readonly [way: string, file: string, name: string])[] = [
  ['GET /jobs, cached', 'worker/pages/shared-page.ts', 'sendSharedPage'],
  ['GET /jobs, rendered', 'worker/pages/serve-page.ts', 'servePage'],
  ['any other page', 'worker/pages/send-page.ts', 'sendPage'],
  ['a call', 'worker/api/respond-to-call.ts', 'respondToCall'],
  ['a reviewer’s link', 'worker/api/exchange-reviewer-link.ts', 'exchangeReviewerLink'],
];

type Tree = { readonly type: string } & Record<string, unknown>;
interface Place {
  readonly file: string;
  readonly name: string;
}
interface Unit {
  /**
   * The syntax tree nodes that define each of the file's top-level names, including expression
   * statements that begin with the name.
   */
  readonly bodies: ReadonlyMap<string, readonly unknown[]>;
  /** Imported names, by their local names. */
  readonly imports: ReadonlyMap<string, Place>;
}

const isTree = (value: unknown): value is Tree => typeof (value as Tree | null)?.type === 'string';

const walk = (value: unknown, visit: (tree: Tree) => void): void => {
  if (Array.isArray(value)) for (const one of value) walk(one, visit);
  if (!isTree(value)) return;
  // Skips nodes that matter only to the type checker.
  if (value.type.startsWith('TS') && !('expression' in value)) return;
  visit(value);
  for (const part of Object.values(value)) if (typeof part === 'object') walk(part, visit);
};

/**
 * Returns the node if it is a function. Undefined for a function returned by a call, or for a table
 * of functions.
 */
const toFunction = (value: unknown): Tree | undefined =>
  isTree(value) && /^(Arrow)?Function/.test(value.type) ? value : undefined;

const readName = (value: unknown): string => (value as { name?: string } | null)?.name ?? '';

const units = new Map<string, Unit>();

const resolveImport = (file: string, source: unknown): string | undefined => {
  const specifier = (source as { value?: unknown }).value;
  if (typeof specifier !== 'string' || !specifier.startsWith('.')) return undefined;
  const path = relative(ROOT, join(ROOT, dirname(file), specifier.split('?', 1)[0] ?? ''));
  return /\.tsx?$/.test(path) && existsSync(join(ROOT, path)) ? path : undefined;
};

const readUnit = (file: string): Unit => {
  const known = units.get(file);
  if (known) return known;
  const text = readFileSync(join(ROOT, file), 'utf8');
  const program = parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Tree;
  const bodies = new Map<string, unknown[]>();
  const imports = new Map<string, Place>();
  const addImports = (names: readonly unknown[], source: unknown): void => {
    const from = resolveImport(file, source);
    if (!from) return;
    for (const one of names as Record<string, unknown>[]) {
      const local = readName(one.local ?? one.value);
      const name = readName(one.imported ?? one.key) || 'default';
      if (local && one.importKind !== 'type') imports.set(local, { file: from, name });
    }
  };
  const define = (name: string, value: unknown) => {
    bodies.set(name, [...(bodies.get(name) ?? []), value]);
  };
  for (const statement of program.body as Tree[]) {
    const { declaration } = statement;
    const what = isTree(declaration) ? declaration : statement;
    if (statement.type === 'ImportDeclaration' && statement.importKind !== 'type') {
      addImports(statement.specifiers as unknown[], statement.source);
    } else if (what.type === 'VariableDeclaration') {
      for (const { id, init } of what.declarations as Record<string, unknown>[])
        define(readName(id), init);
    } else if (/Declaration$/.test(what.type) && readName(what.id)) define(readName(what.id), what);
    else if (statement.type === 'ExportDefaultDeclaration') define('default', what);
    else if (statement.type === 'ExpressionStatement') {
      // `app.get(…)` determines what happens when `app` is called.
      let first = '';
      walk(statement, (tree) => {
        if (tree.type === 'Identifier') first ||= readName(tree);
      });
      if (bodies.has(first)) define(first, statement);
    }
  }
  walk(program, (tree) => {
    // Handles `const { a } = await import('./a.ts')`.
    const awaited = tree.init as Tree | undefined;
    const source = (awaited?.argument as Tree | undefined)?.source;
    if (tree.type === 'VariableDeclarator' && source) {
      addImports(((tree.id as Tree).properties as unknown[]) ?? [], source);
    }
  });
  const unit = { bodies, imports };
  units.set(file, unit);
  return unit;
};

/** The names bound by a parameter or by destructuring patterns. */
const namesIn = (pattern: unknown): string[] => {
  const names: string[] = [];
  const read = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) read(one);
    if (!isTree(value)) return;
    if (value.type === 'Identifier') names.push(readName(value));
    // A property's key is skipped, because the name is bound by its value.
    else
      for (const part of ['properties', 'elements', 'value', 'left', 'argument']) read(value[part]);
  };
  read(pattern);
  return names;
};

/** Whether an argument is or contains one of these names. */
const containsTracked = (argument: unknown, tracked: ReadonlySet<string>): boolean => {
  if (!isTree(argument)) return false;
  const { type } = argument;
  if (type === 'Identifier') return tracked.has(readName(argument));
  const parts = [argument.properties, argument.elements, argument.value, argument.argument];
  return /^(Object|Array|Await)Expression|^Property|^SpreadElement/.test(type)
    ? parts.flat().some((part) => containsTracked(part, tracked))
    : false;
};

const COMMON_BASE = /^worker\/(http\/|env\.ts$)/;

const isClimb = (from: string, to: string): boolean => {
  const folder = dirname(from);
  return dirname(to) !== folder && !to.startsWith(`${folder}/`) && !COMMON_BASE.test(to);
};

interface Count {
  readonly files: ReadonlySet<string>;
  hops: number;
  climbs: number;
}

const countHops = (entry: Place): Count => {
  const seen = new Set<string>();
  const files = new Set<string>();
  const count: Count = { files, hops: 0, climbs: 0 };

  /**
   * Follows a function's arguments at the indexes in `at`. In a table of functions, follows only
   * the first argument.
   */
  const follow = ({ file, name }: Place, at: readonly number[]): void => {
    const key = `${file}#${name}#${at}`;
    if (seen.has(key)) return;
    seen.add(key);
    files.add(file);
    const { bodies, imports } = readUnit(file);
    const trackParameters = (params: readonly unknown[], which: readonly number[]) =>
      new Set(which.flatMap((i) => namesIn(params[i])));

    const read = (body: unknown, tracked: ReadonlySet<string>): void =>
      walk(body, ({ type, callee, arguments: given }) => {
        if (!/^(Call|New)Expression$/.test(type)) return;
        const passedIndexes = (given as unknown[]).flatMap((one, i) =>
          containsTracked(one, tracked) ? [i] : [],
        );
        if (passedIndexes.length === 0) return;
        const called = callee as Tree;
        const used = readName(called.type === 'MemberExpression' ? called.object : called);
        const target = imports.get(used) ?? (bodies.has(used) ? { file, name: used } : undefined);
        if (!target || !readUnit(target.file).bodies.has(target.name)) return;
        const edge = `${file}#${name} ${target.file}#${target.name}`;
        if (target.file !== file && !seen.has(edge)) {
          seen.add(edge);
          count.hops += 1;
          if (isClimb(file, target.file)) count.climbs += 1;
        }
        follow(target, passedIndexes);
      });

    for (const body of bodies.get(name) ?? []) {
      const own = toFunction(body);
      if (own) read(own.body, trackParameters(own.params as unknown[], at));
      else {
        walk(body, (tree) => {
          const one = toFunction(tree);
          if (one) read(one.body, trackParameters(one.params as unknown[], [0]));
        });
      }
    }
  };
  follow(entry, [0]);
  return count;
};

const [file, name] = process.argv.slice(2);
const ways = file && name ? [[`${name} of ${file}`, file, name] as const] : ENTRY_POINTS;
for (const [way, at, entry] of ways) {
  const { files, hops, climbs } = countHops({ file: at, name: entry });
  console.log(`${way.padEnd(22)} ${files.size} files, ${hops} hops, ${climbs} climbs`);
}
