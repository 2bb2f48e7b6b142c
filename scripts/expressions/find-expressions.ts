import { parseAst } from 'vite';

export interface Expression {
  readonly source: string;
  readonly flags: string;
}

/**
 * Constructs in a file whose running time may grow faster than linearly with the length of the
 * text.
 */
export interface Found {
  readonly expressions: readonly Expression[];
  /** Lines that create a regular expression at run time. */
  readonly made: readonly number[];
  /** Lines that call `normalize`. */
  readonly normalized: readonly number[];
}

/** The properties of a syntax tree node (ESTree) that we use. */
interface Node {
  readonly type?: string;
  readonly start?: number;
  readonly regex?: { readonly pattern: string; readonly flags: string };
  readonly callee?: Node;
  readonly property?: Node;
  readonly name?: string;
}

const findCalleeName = ({ callee }: Node): string | undefined =>
  callee?.property?.name ?? callee?.name;

/** Finds the constructs in TypeScript source code that need to be proven linear. */
export const findExpressions = (code: string, isJsx: boolean): Found => {
  const expressions: Expression[] = [];
  const made: number[] = [];
  const normalized: number[] = [];
  const findLine = ({ start = 0 }: Node) => code.slice(0, start).split('\n').length;
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const node = value as Node;
    if (node.regex) expressions.push({ source: node.regex.pattern, flags: node.regex.flags });
    if (node.type === 'NewExpression' || node.type === 'CallExpression') {
      const name = findCalleeName(node);
      if (name === 'RegExp') made.push(findLine(node));
      if (name === 'normalize') normalized.push(findLine(node));
    }
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseAst(code, { lang: isJsx ? 'tsx' : 'ts' }));
  return { expressions, made, normalized };
};
