import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkSync } from 'recheck';
import * as v from 'valibot';
import { routePatterns } from '../src/routes/match-route.ts';
import { ENDPOINT_PATTERNS } from '../worker/http/request/match-endpoint.ts';
import {
  CREATED_AT_RUN_TIME,
  NORMALIZING_FILE,
  OWN_TEXT,
  UNPROVEN,
} from './expressions/exceptions.ts';
import { type Expression, findExpressions } from './expressions/find-expressions.ts';

/*
 * Proves that every regular expression matched against external text takes linear time (decision
 * 19). Because a proof can take several seconds, proven expressions are cached in
 * `expressions/proven.json`.
 */

// Selects the checker's JavaScript backend; its other backends need Java or a native program.
process.env.RECHECK_BACKEND = 'pure';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const PROVEN_FILE = join(ROOT, 'scripts/expressions/proven.json');
const FILES = ['{src,worker}/**/*.{ts,tsx}', 'scripts/{ops,content}/**/*.ts', 'scripts/*.ts'];
/**
 * The time limit for a proof. Most proofs take less time. An expression that is not proven within
 * this time should be simplified.
 */
const PROOF_MS = 10_000;

const problems: string[] = [];
const found = new Map<string, { expression: Expression; at: string }>();
const exceptionsInUse = new Set<string>();

const write = ({ source, flags }: Expression) => `/${source}/${flags}`;
const hashExpression = (expression: Expression) =>
  createHash('sha256').update(write(expression)).digest('base64url').slice(0, 16);

const isExcepted = (exceptions: Readonly<Record<string, string>>, name: string): boolean => {
  if (!Object.hasOwn(exceptions, name)) return false;
  exceptionsInUse.add(name);
  return true;
};
const isOwnText = (file: string): boolean =>
  Object.keys(OWN_TEXT).some((path) => file.startsWith(path) && isExcepted(OWN_TEXT, path));

const note = (expression: Expression, at: string) =>
  found.set(write(expression), { expression, at });

const files = globSync(FILES, { cwd: ROOT }).map((file) => file.replaceAll('\\', '/'));
for (const file of files) {
  if (/\.test\.tsx?$/.test(file) || isOwnText(file)) continue;
  const code = readFileSync(join(ROOT, file), 'utf8');
  const { expressions, made, normalized } = findExpressions(code, file.endsWith('x'));
  for (const expression of expressions) note(expression, file);
  for (const line of made) {
    if (isExcepted(CREATED_AT_RUN_TIME, file)) continue;
    problems.push(
      `${file}:${line} creates a regular expression at run time, which cannot be proven. Write it as /…/, ` +
        'or use string methods.',
    );
  }
  for (const line of file === NORMALIZING_FILE ? [] : normalized) {
    problems.push(`${file}:${line} calls normalize. Use normalizeText from ${NORMALIZING_FILE}.`);
  }
}
for (const pattern of routePatterns()) note(pattern, 'the route table');
for (const pattern of ENDPOINT_PATTERNS) note(pattern, 'the endpoint map');
note(v.EMAIL_REGEX, 'v.email()');

const proven = new Set<string>(
  existsSync(PROVEN_FILE) ? (JSON.parse(readFileSync(PROVEN_FILE, 'utf8')) as string[]) : [],
);
const stillProven: string[] = [];
let proofs = 0;
for (const [written, { expression, at }] of found) {
  if (isExcepted(UNPROVEN, written)) continue;
  const hash = hashExpression(expression);
  if (proven.has(hash)) {
    stillProven.push(hash);
    continue;
  }
  proofs += 1;
  // The other checker, `fuzz`, cannot prove anything.
  const result = checkSync(expression.source, expression.flags, {
    checker: 'automaton',
    timeout: PROOF_MS,
  });
  if (result.status === 'safe') stillProven.push(hash);
  else {
    const reason =
      result.status === 'vulnerable'
        ? `takes ${result.complexity.summary} time`
        : `cannot be proven linear (${result.error.kind})`;
    problems.push(
      `${at}: ${written} ${reason}. Simplify it, or limit its input and add it to ` +
        'scripts/expressions/exceptions.ts.',
    );
  }
}
for (const name of [OWN_TEXT, UNPROVEN, CREATED_AT_RUN_TIME].flatMap(Object.keys)) {
  if (!exceptionsInUse.has(name)) problems.push(`The exception for ${name} is unused.`);
}

const text = `${JSON.stringify([...new Set(stillProven)].sort(), undefined, 2)}\n`;
if (!existsSync(PROVEN_FILE) || readFileSync(PROVEN_FILE, 'utf8') !== text) {
  writeFileSync(PROVEN_FILE, text);
  console.log('scripts/expressions/proven.json was updated: commit it with your change.');
}
for (const problem of problems) console.error(problem);
console.log(`${found.size} expressions are linear or exempt, ${proofs} of them newly checked.`);
process.exitCode = problems.length > 0 ? 1 : 0;
