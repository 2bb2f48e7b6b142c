import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../../tests/support/database.ts';
import { splitWords } from '../text.ts';
import { stemWord } from './query/porter.ts';

const VOCABULARY =
  `caresses ponies ties caress cats feed agreed plastered bled motoring sing conflated
  troubled sized hopping tanned falling hissing fizzed failing filing happy sky relational conditional
  rational valenci hesitanci digitizer conformabli radicalli differentli vileli analogousli
  vietnamization predication operator feudalism decisiveness hopefulness callousness formaliti
  sensitiviti sensibiliti triplicate formative formalize electriciti electrical hopeful goodness
  revival allowance inference airliner gyroscopic adjustable defensible irritant replacement
  adjustment dependent adoption homologou communism activate angulariti homologous effective
  bowdlerize probate rate cease controll roll engineers engineering engineer management manager
  managing developer development universities university nursing nurses accountants accounting
  analyst analytics analysis designers yearly yes youth buyers payed said dying skies node nodejs
  typescript kubernetes logistics electrician technicians biology psychology apply applied applies
  organization organisation generalization oscillators communities business businesses possibly
  by eyed aed ing string bring king early enjoy enjoys employed employee supervises supervision`
    .trim()
    .split(/\s+/);

test('word characters and stems are the same as in FTS5', async () => {
  const { db } = await createTestDatabase();
  // The index stores no token positions, so it rejects phrases, including words that the tokenizer
  // splits.
  const words: string[] = [];
  for (let code = 1; code < 0x110000; code++) {
    if (code < 0xd800 || code > 0xdfff)
      words.push(...splitWords(`a${String.fromCodePoint(code)}b`));
  }
  const distinct = [...new Set(words)];
  for (let i = 0; i < distinct.length; i += 4_000) {
    const query = distinct.slice(i, i + 4_000).map((word) => `"${word}"`);
    await db.prepare('SELECT 1 FROM job_fts WHERE job_fts MATCH ?').bind(query.join(' OR ')).all();
  }

  await db.batch([
    db.prepare(`CREATE VIRTUAL TABLE stem USING fts5(word, tokenize = "porter unicode61")`),
    db
      .prepare('INSERT INTO stem (rowid, word) SELECT key + 1, value FROM json_each(?)')
      .bind(JSON.stringify(VOCABULARY)),
    db.prepare("CREATE VIRTUAL TABLE stem_vocab USING fts5vocab(stem, 'instance')"),
  ]);
  const { results } = await db
    .prepare('SELECT term FROM stem_vocab ORDER BY doc')
    .all<{ term: string }>();
  expect(VOCABULARY.map((word) => `${word}: ${stemWord(word)}`)).toEqual(
    results.map(({ term }, i) => `${VOCABULARY[i]}: ${term}`),
  );
}, 60_000);
