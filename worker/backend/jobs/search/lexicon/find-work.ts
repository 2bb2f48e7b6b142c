import type { Found, Lexicon } from './lexicon.ts';

/**
 * Words that mean a developer if they follow the name of a programming language or framework: `Rust
 * engineer`.
 */
const MAKERS: ReadonlySet<string> = new Set(
  `developer engineer programmer coder entwickler entwicklerin developpeur developpeuse ingenieur
  ingenieure desarrollador desarrolladora programador programista`.split(/\s+/),
);
const SOFTWARE = 'software';
const SOFTWARE_DEVELOPER = 'software-developer';

/**
 * Finds the occupations and skills that some words name. A word such as `engineer` after the name
 * of a software tool means a software developer.
 */
export const findWork = (lexicon: Lexicon, words: readonly string[]): Found[] => {
  const found = lexicon.findAll(words);
  const covered = new Set(
    found.flatMap(({ at, length }) => Array.from({ length }, (_, i) => at + i)),
  );
  const makers = found.flatMap(({ id, at, length }) => {
    const next = at + length;
    const isMaker = MAKERS.has(words[next] ?? '') && !covered.has(next);
    return isMaker && lexicon.withKinds(id).includes(SOFTWARE)
      ? [{ id: SOFTWARE_DEVELOPER, at: next, length: 1 }]
      : [];
  });
  return [...found, ...makers].sort((a, b) => a.at - b.at);
};
