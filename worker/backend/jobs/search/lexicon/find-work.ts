import type { Found, Lexicon } from './lexicon.ts';

/** Who makes what a programming language or framework is named for: `Rust engineer`. */
const MAKERS: ReadonlySet<string> = new Set(
  `developer engineer programmer coder entwickler entwicklerin developpeur developpeuse ingenieur
  ingenieure desarrollador desarrolladora programador programista`.split(/\s+/),
);
const SOFTWARE = 'software';
const SOFTWARE_DEVELOPER = 'software-developer';

/** What work and which skills some words name. A maker of software is one by what stands before. */
export const findWork = (lexicon: Lexicon, words: readonly string[]): Found[] => {
  const found = lexicon.findAll(words);
  const taken = new Set(
    found.flatMap(({ at, length }) => Array.from({ length }, (_, i) => at + i)),
  );
  const makers = found.flatMap(({ id, at, length }) => {
    const next = at + length;
    const isMaker = MAKERS.has(words[next] ?? '') && !taken.has(next);
    return isMaker && lexicon.withKinds(id).includes(SOFTWARE)
      ? [{ id: SOFTWARE_DEVELOPER, at: next, length: 1 }]
      : [];
  });
  return [...found, ...makers].sort((a, b) => a.at - b.at);
};
