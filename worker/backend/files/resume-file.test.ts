import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import {
  RESUME_MAX_BYTES,
  RESUME_SENTENCE,
  RESUME_TYPES,
} from '../../../src/contracts/application-rules.ts';
import { manyMarks, watchText } from '../../../tests/support/watch-text.ts';
import { checkResume } from './resume-file.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const latin1 = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));
const utf16 = (text: string, littleEndian = true) => {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let i = 0; i < text.length; i++) view.setUint16(i * 2, text.charCodeAt(i), littleEndian);
  return new Uint8Array(view.buffer);
};
const concat = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));

/** A little-endian record of `[value, bytes]` fields. */
const record = (...fields: [value: number, bytes: number][]) =>
  new Uint8Array(
    fields.flatMap(([value, bytes]) =>
      Array.from({ length: bytes }, (_, i) => Math.floor(value / 2 ** (8 * i)) % 256),
    ),
  );

interface Entry {
  name: string;
  /** The data as stored in the archive; by default, it is generated from `content`. */
  data?: string;
  content?: string | Uint8Array;
  method?: number;
  flags?: number;
  size?: number;
  packedSize?: number;
  offset?: number;
  localName?: string;
  localExtra?: string;
  extra?: string;
  comment?: string;
}
interface Ending {
  disk?: number;
  countOnDisk?: number;
  count?: number;
  comment?: Uint8Array;
  beforeEnd?: Uint8Array;
  directory?: number;
  size?: number;
  reverse?: boolean;
}

const zip = (entries: Entry[], ending: Ending = {}) => {
  const locals: Uint8Array[] = [];
  const centrals: Uint8Array[] = [];
  let offset = 0;
  for (const entry of entries) {
    const {
      name,
      content = '',
      method = 8,
      flags = 0,
      localExtra = '',
      extra = '',
      comment = '',
    } = entry;
    const data = entry.data === undefined ? deflateRawSync(content) : latin1(entry.data);
    const unpacked = entry.data === undefined ? content.length : data.length;
    const packed = entry.packedSize ?? data.length;
    const localName = entry.localName ?? name;
    const local = concat(
      record([0x04034b50, 4], [20, 2], [flags, 2], [method, 2], [0, 8], [packed, 4]),
      record([entry.size ?? unpacked, 4], [localName.length, 2], [localExtra.length, 2]),
      latin1(localName + localExtra),
      data,
    );
    locals.push(local);
    const central = concat(
      record([0x02014b50, 4], [20, 2], [20, 2], [flags, 2], [method, 2], [0, 8], [packed, 4]),
      record([entry.size ?? unpacked, 4], [name.length, 2], [extra.length, 2]),
      record([comment.length, 2], [0, 8], [entry.offset ?? offset, 4]),
      latin1(name + extra + comment),
    );
    centrals.push(central);
    offset += local.length;
  }
  if (ending.reverse) centrals.reverse();
  const directory = concat(...centrals, ending.beforeEnd ?? new Uint8Array());
  const { count = entries.length, comment = new Uint8Array() } = ending;
  return concat(
    ...locals,
    directory,
    record([0x06054b50, 4], [ending.disk ?? 0, 2], [0, 2], [ending.countOnDisk ?? count, 2]),
    record(
      [count, 2],
      [ending.size ?? directory.length, 4],
      [ending.directory ?? offset, 4],
      [comment.length, 2],
    ),
    comment,
  );
};

const DOCX: Entry[] = [{ name: '[Content_Types].xml' }, { name: 'word/document.xml' }];
const ODT: [Entry, Entry] = [
  { name: 'mimetype', data: RESUME_TYPES.odt, method: 0 },
  { name: 'content.xml' },
];

/** A compound file whose directory continues in a second sector that only the FAT refers to. */
const compound = (lastStream: string, { shift = 9, fib = [0xec, 0xa5], ring = false } = {}) => {
  const size = 2 ** shift;
  const bytes = new Uint8Array(size * 5);
  const view = new DataView(bytes.buffer);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  view.setUint16(30, shift, true);
  view.setUint32(48, 1, true); // the directory begins in sector 1
  view.setUint32(76, 0, true); // the FAT is sector 0
  [0xfffffffd, ring ? 1 : 3, 0xfffffffe, 0xfffffffe].forEach((next, sector) => {
    view.setUint32(size + sector * 4, next, true);
  });
  const addEntry = (at: number, name: string, type: number) => {
    bytes.set(utf16(name), at);
    view.setUint16(at + 64, name.length * 2 + 2, true);
    view.setUint8(at + 66, type);
    view.setUint32(at + 116, 2, true); // each stream begins in sector 2
  };
  addEntry(size * 2, 'Root Entry', 5);
  addEntry(size * 2 + 128, '1Table', 2);
  addEntry(size * 4, lastStream, 2);
  bytes.set(fib, size * 3);
  return bytes;
};
const DOC = compound('WordDocument');

const messageFor = (name: string, bytes: Uint8Array) => {
  const check = checkResume(name, bytes);
  return check.ok ? 'accepted' : check.message;
};
const checkName = (name: string) => {
  const check = checkResume(name, utf8('%PDF-1.7'));
  return check.ok ? check.name : check.message;
};
const somethingElse = (kind: string) =>
  `This file is named as ${kind} but contains something else. ${RESUME_SENTENCE}`;
const DAMAGED =
  'This DOCX file is damaged or incomplete. Open it, save it again and upload the new file.';
const TOO_BIG =
  'This DOCX file unpacks to more than we can accept. Save it as a PDF and upload that.';
const ENCRYPTED = 'This file is password-protected. Remove the password and upload it again.';
const NOT_TEXT = /^This file is named as plain text but/;

const VALID: [extension: keyof typeof RESUME_TYPES, bytes: Uint8Array][] = [
  ['pdf', utf8('%PDF-')],
  ['doc', DOC],
  ['docx', zip(DOCX)],
  ['rtf', utf8('{\\rtf1}')],
  ['odt', zip(ODT)],
  ['txt', utf8('a')],
];

test.each(VALID)('accepts a %s file, whatever the case of its extension', (extension, bytes) => {
  const type = RESUME_TYPES[extension];
  expect(checkResume(`My CV.${extension.toUpperCase()}`, bytes)).toEqual({
    ok: true,
    extension,
    type,
    name: `My CV.${extension}`,
  });
});

test('rejects a file whose content does not match its extension, unless it is valid plain text', () => {
  const articles: Record<string, string> = { rtf: 'an', odt: 'an' };
  for (const [extension] of VALID) {
    for (const [other, bytes] of VALID) {
      if (other === extension || (extension === 'txt' && /pdf|rtf/.test(other))) continue;
      const kind = `${articles[extension] ?? 'a'} ${extension.toUpperCase()}`;
      const expected = extension === 'txt' ? NOT_TEXT : somethingElse(kind);
      expect(messageFor(`cv.${extension}`, bytes), `${other} as ${extension}`).toMatch(expected);
    }
  }
  expect(messageFor('cv.pdf', latin1('MZ\x90\0'))).toBe(somethingElse('a PDF'));
});

test('requires the full signature at the very start of the file', () => {
  expect(messageFor('cv.pdf', utf8(' %PDF-1.7'))).toBe(somethingElse('a PDF'));
  expect(messageFor('cv.pdf', utf8('%PDF'))).toBe(somethingElse('a PDF'));
  expect(messageFor('cv.rtf', utf8('{\\rt'))).toBe(somethingElse('an RTF'));
  expect(messageFor('cv.docx', concat(latin1('MZ'), zip(DOCX)))).toBe(somethingElse('a DOCX'));
});

test('reads only the given bytes, not the whole underlying buffer', () => {
  for (const [extension, bytes] of VALID) {
    const inside = concat(latin1('\0\0\0'), bytes, latin1('\0\0')).subarray(3, 3 + bytes.length);
    expect(messageFor(`cv.${extension}`, inside)).toBe('accepted');
  }
});

// docs/specification.md: 9.1
test('accepts files from 1 byte to 5 MB', () => {
  expect(messageFor('cv.txt', new Uint8Array())).toBe(`This file is empty. ${RESUME_SENTENCE}`);
  expect(messageFor('cv.txt', new Uint8Array(1).fill(97))).toBe('accepted');
  expect(messageFor('cv.txt', new Uint8Array(RESUME_MAX_BYTES).fill(97))).toBe('accepted');
  expect(messageFor('cv.txt', new Uint8Array(RESUME_MAX_BYTES + 1).fill(97))).toBe(
    `This file is too large: 5.1 MB. ${RESUME_SENTENCE}`,
  );
});

test.each(['cv', 'pdf', '', 'cv.', 'cv.exe', 'cv.pdf.exe', 'cv.constructor', '.pdf/cv'])(
  'rejects the file name %j',
  (name) => {
    expect(messageFor(name, utf8('%PDF-'))).toBe(
      `We can’t accept this type of file. ${RESUME_SENTENCE}`,
    );
  },
);

test.each([
  ['../../etc/My CV.pdf', 'My CV.pdf'],
  ['C:\\Users\\me\\Desktop/x\\CV.pdf', 'CV.pdf'],
  ['c\0v\r\n\x7f\x85.p\tdf ', 'cv.pdf'],
  ['cv\u202Efdp.exe\u2066\u200F\u061C.pdf', 'cvfdp.exe.pdf'],
  ['c\u2028v\u2029.x.pdf', 'cv.x.pdf'],
  ['cv"; x="\uD83D.pdf', "cv'; x='.pdf"],
  ['.pdf', 'resume.pdf'],
  [' .. .pdf', 'resume.pdf'],
  ['\u202E.pdf', 'resume.pdf'],
  ['履歴書 – Zoë.pdf', '履歴書 – Zoë.pdf'],
])('sanitizes the file name %j', (name, cleaned) => {
  expect(checkName(name)).toBe(cleaned);
});

test('truncates a name to 150 characters, keeps its extension and splits no surrogate pair', () => {
  expect(checkName(`${'a'.repeat(146)}.pdf`)).toBe(`${'a'.repeat(146)}.pdf`);
  expect(checkName(`${'a'.repeat(147)}.pdf`)).toBe(`${'a'.repeat(146)}.pdf`);
  expect(checkName(`${'a'.repeat(145)}😀.pdf`)).toBe(`${'a'.repeat(145)}.pdf`);
});

test('rejects a DOCX without its mandatory parts', () => {
  const noEntries = concat(latin1('PK\x03\x04'), record([0x06054b50, 4], [0, 12], [4, 4], [0, 2]));
  expect(messageFor('cv.docx', noEntries)).toBe(somethingElse('a DOCX'));
  expect(messageFor('cv.docx', zip([{ name: '[Content_Types].xml' }]))).toBe(
    somethingElse('a DOCX'),
  );
  expect(messageFor('cv.docx', zip([{ name: 'word/document.xml' }]))).toBe(somethingElse('a DOCX'));
  expect(messageFor('cv.docx', zip([DOCX[0] as Entry, { name: 'word/document22.xml' }]))).toBe(
    'accepted',
  );
});

test('rejects an ODT without its mandatory parts, or whose mimetype is not first and uncompressed', () => {
  const [mimetype, content] = ODT;
  const cases: [Entry[], string][] = [
    [[mimetype], 'no content.xml'],
    [[{ ...mimetype, name: 'type' }, content], 'another name'],
    [[content], 'no mimetype'],
    [[content, mimetype], 'mimetype second'],
    [[{ ...mimetype, method: 8 }, content], 'mimetype compressed'],
    [[{ ...mimetype, data: `${RESUME_TYPES.odt}-template` }, content], 'a template'],
  ];
  for (const [entries, why] of cases) {
    expect(messageFor('cv.odt', zip(entries)), why).toBe(somethingElse('an ODT'));
  }
  const firstInDirectoryOnly = zip([content, mimetype], { reverse: true });
  expect(messageFor('cv.odt', firstInDirectoryOnly)).toBe(somethingElse('an ODT'));
  expect(messageFor('cv.odt', zip([{ ...mimetype, localExtra: 'extra' }, content]))).toBe(
    'accepted',
  );
});

test('accepts 1,000 entries and rejects 1,001', () => {
  const docxOf = (entries: number) =>
    zip([...DOCX, ...Array.from({ length: entries - 2 }, (_, i) => ({ name: `word/${i}.xml` }))]);
  expect(messageFor('cv.docx', docxOf(1_000))).toBe('accepted');
  expect(messageFor('cv.docx', docxOf(1_001))).toBe(TOO_BIG);
});

test('accepts 50 MB of unpacked data and rejects one byte more', () => {
  const docxOf = (unpacked: number) =>
    zip([...DOCX, { name: 'word/media/a.bin', content: new Uint8Array(unpacked) }]);
  expect(messageFor('cv.docx', docxOf(50 * 1024 * 1024))).toBe('accepted');
  expect(messageFor('cv.docx', docxOf(50 * 1024 * 1024 + 1))).toBe(TOO_BIG);
});

test.each<[string, Partial<Entry>]>([
  ['is longer than the directory says', { size: 99 }],
  ['is shorter than the directory says', { size: 101 }],
  ['is longer than nothing', { size: 0 }],
  ['breaks off', { data: 'K', size: 100 }],
  ['is stored in another length', { data: 'x'.repeat(99), method: 0, size: 100 }],
  ['is packed in another way', { data: 'x'.repeat(100), method: 12 }],
])('rejects an archive if an entry %s', (_, changes) => {
  const entry = { name: 'word/media/a.bin', content: 'x'.repeat(100) };
  expect(messageFor('cv.docx', zip([...DOCX, entry]))).toBe('accepted');
  expect(messageFor('cv.docx', zip([...DOCX, { ...entry, ...changes }]))).toBe(DAMAGED);
});

test.each(['../x', 'a/../x', 'a\\..\\x', '..', 'a/..', '/x', '\\x', 'C:x', 'a\0.xml'])(
  'rejects an archive with the entry %j',
  (name) => {
    expect(messageFor('cv.docx', zip([...DOCX, { name }]))).toBe(DAMAGED);
  },
);

/**
 * Two extra fields: one with a modification time, and one with a checksum and the file name in
 * UTF-8.
 */
const named = (name: string) =>
  `UT\x01\0\x01up${String.fromCharCode(name.length + 5)}\0\x01CRC4${name}`;

test.each(['extra', 'localExtra'])(
  'rejects an entry with a different name in its %s field',
  (field) => {
    const docxOf = (name: string) => zip([...DOCX, { name: 'x', [field]: named(name) }]);
    expect(messageFor('cv.docx', docxOf('x'))).toBe('accepted');
    expect(messageFor('cv.docx', docxOf('y'))).toBe(DAMAGED);
    expect(messageFor('cv.docx', docxOf('xy'))).toBe(DAMAGED);
  },
);

test('accepts two dots within an entry name', () => {
  expect(messageFor('cv.docx', zip([...DOCX, { name: 'word/a..b/..c/d..' }]))).toBe('accepted');
});

test.each([0x0001, 0x0040, 0x2000])('rejects an entry with the encryption flag %d', (flags) => {
  expect(messageFor('cv.docx', zip([...DOCX, { name: 'x', flags }]))).toBe(ENCRYPTED);
});

test('reports a password-protected file', () => {
  expect(messageFor('cv.docx', compound('EncryptedPackage'))).toBe(ENCRYPTED);
  expect(messageFor('cv.doc', compound('EncryptedPackage'))).toBe(ENCRYPTED);
  const fib = [0xec, 0xa5, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  expect(messageFor('cv.doc', compound('WordDocument', { fib: [...fib, 0x01] }))).toBe(ENCRYPTED);
  expect(messageFor('cv.doc', compound('WordDocument', { fib: [...fib, 0xfe] }))).toBe('accepted');
  const noFib = Array(12).fill(1);
  expect(messageFor('cv.doc', compound('WordDocument', { fib: noFib }))).toBe('accepted');
  const [mimetype, content] = ODT;
  expect(messageFor('cv.odt', zip([mimetype, { name: 'encrypted-package' }]))).toBe(ENCRYPTED);
  const stored = (data: string) => zip([mimetype, { ...content, data, method: 0 }]);
  expect(messageFor('cv.odt', stored('\x8f\x02\x00'))).toBe(ENCRYPTED);
  expect(messageFor('cv.odt', stored('<?xml version="1.0"?>'))).toBe('accepted');
  expect(messageFor('cv.odt', stored('\xef\xbb\xbf<x/>'))).toBe('accepted');
});

test('accepts an archive comment of the maximum length', () => {
  const comment = new Uint8Array(0xffff);
  expect(messageFor('cv.docx', zip(DOCX, { comment }))).toBe('accepted');
});

const plain = zip(DOCX);
/** A copy of the bytes in which the last occurrence of a signature is corrupted. */
const altered = (bytes: Uint8Array, signature: number[]) => {
  const text = String.fromCharCode(...bytes);
  const copy = bytes.slice();
  copy[text.lastIndexOf(String.fromCharCode(...signature)) + 3] = 9;
  return copy;
};
const withEnd = (comment: number[]) => zip(DOCX, { comment: Uint8Array.from(comment) });
test.each<[string, Uint8Array]>([
  ['without end record', plain.subarray(0, -22)],
  ['cut by a byte', plain.subarray(0, -1)],
  ['with a byte behind it', concat(plain, latin1('x'))],
  ['of nothing but a first signature', latin1('PK\x03\x04')],
  ['with a second end record in its comment', withEnd([0x50, 0x4b, 5, 6, ...Array(18).fill(0)])],
  ['with something before its directory ends', zip(DOCX, { beforeEnd: latin1('x') })],
  ['with a directory past the end', zip(DOCX, { directory: 0xffffffff })],
  ['with a directory elsewhere', zip(DOCX, { directory: 1 })],
  ['with more entries than headers', zip(DOCX, { count: 3 })],
  ['with fewer entries than headers', zip([...DOCX, { name: 'x' }], { count: 2 })],
  ['with two counts', zip(DOCX, { countOnDisk: 1 })],
  ['with a directory of another length', zip(DOCX, { size: 1 })],
  ['with a header cut short', zip(DOCX, { count: 3, beforeEnd: record([0x02014b50, 4]) })],
  ['with something else for a header', altered(plain, [0x50, 0x4b, 1, 2])],
  ['with something else for a local header', altered(plain, [0x50, 0x4b, 3, 4])],
  ['in several parts', zip(DOCX, { disk: 1 })],
  ['with an entry past the end', zip([...DOCX, { name: 'x', offset: 0xffffffff }])],
  ['with an entry in the directory', zip([...DOCX, { name: 'x', offset: plain.length - 22 }])],
  ['with an entry where none is', zip([...DOCX, { name: 'x', offset: 4 }])],
  ['with an entry longer than the file', zip([...DOCX, { name: 'x', packedSize: 0xffffffff }])],
  ['with an entry that reaches into the directory', zip([...DOCX, { name: 'x', packedSize: 5 }])],
  ['with an entry of another name', zip([...DOCX, { name: 'x', localName: 'y' }])],
  ['with an entry of a longer name', zip([...DOCX, { name: 'x', localName: 'xy' }])],
  ['with a ZIP64 end record', zip(DOCX, { beforeEnd: record([0x07064b50, 4], [0, 16]) })],
  [
    'with a ZIP64 locator in a comment',
    zip([...DOCX, { name: 'x', comment: `PK\x06\x07${'\0'.repeat(16)}` }]),
  ],
])('rejects an archive %s', (_, bytes) => {
  expect(messageFor('cv.docx', bytes)).toBe(DAMAGED);
});

test('finds WordDocument by following the directory of a compound file', () => {
  expect(messageFor('cv.doc', compound('WordDocument', { shift: 12 }))).toBe('accepted');
  expect(messageFor('cv.doc', compound('Workbook'))).toBe(somethingElse('a DOC'));
  expect(messageFor('cv.doc', compound('WordDocument', { ring: true }))).toBe(
    somethingElse('a DOC'),
  );
  expect(messageFor('cv.doc', compound('WordDocument', { shift: 10 }))).toBe(
    somethingElse('a DOC'),
  );
  expect(messageFor('cv.doc', concat(DOC.subarray(0, 512), utf16('WordDocument')))).toBe(
    somethingElse('a DOC'),
  );
  const unsigned = DOC.slice();
  unsigned[0] = 0;
  expect(messageFor('cv.doc', unsigned)).toBe(somethingElse('a DOC'));
  const storage = DOC.slice();
  storage[512 * 4 + 66] = 1;
  expect(messageFor('cv.doc', storage)).toBe(somethingElse('a DOC'));
});

test.each<[string, Uint8Array]>([
  ['UTF-8', utf8('Zoë\tCV\r\n\f')],
  ['UTF-8 with a byte order mark', utf8('\uFEFFZoë')],
  ['UTF-8 of garbled accents', utf8('Iâ\u0080\u0099m')],
  ['UTF-16LE', utf16('\uFEFFZoë 😀\n')],
  ['UTF-16BE', utf16('\uFEFFZoë 😀\n', false)],
  ['Windows-1252', latin1('Zo\xeb \x93CV\x94 \x80')],
])('accepts text in %s', (_, bytes) => {
  expect(messageFor('cv.txt', bytes)).toBe('accepted');
});

const BAD_CODES = Array.from({ length: 0x20 }, (_, code) => code)
  .filter((code) => ![0x09, 0x0a, 0x0c, 0x0d].includes(code))
  .concat(0x7f);
test('rejects control characters in text in every encoding', () => {
  for (const code of BAD_CODES) {
    const text = `a${String.fromCharCode(code)}b`;
    expect(messageFor('cv.txt', utf8(text)), `${code}`).toMatch(NOT_TEXT);
    expect(messageFor('cv.txt', latin1(`${text}\xeb`)), `${code}`).toMatch(NOT_TEXT);
    expect(messageFor('cv.txt', utf16(`\uFEFF${text}`)), `${code}`).toMatch(NOT_TEXT);
    expect(messageFor('cv.txt', utf16(`\uFEFF${text}`, false)), `${code}`).toMatch(NOT_TEXT);
  }
});

test.each<[string, Uint8Array]>([
  ['UTF-16 without a byte order mark', utf16('CV')],
  ['UTF-16 of an odd length', utf16('\uFEFFCV').subarray(0, -1)],
  ['UTF-16 with half a pair', utf16('\uFEFF\uD83D')],
  ...[0x81, 0x8d, 0x8f, 0x90, 0x9d].map((byte): [string, Uint8Array] => [
    `the byte ${byte}, which Windows-1252 has not`,
    Uint8Array.of(97, byte),
  ]),
])('rejects %s', (_, bytes) => {
  expect(messageFor('cv.txt', bytes)).toMatch(NOT_TEXT);
});

/** Mulberry32, a seeded random number generator, so that every run tests the same files. */
const createRandom = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
};

test('returns a result for any altered or truncated file', () => {
  const random = createRandom(2026);
  const below = (n: number) => Math.floor(random() * n);
  const seen = new Set<string>();
  for (let round = 0; round < 1_000; round++) {
    for (const [extension, valid] of VALID) {
      const bytes = valid.slice(0, round % 3 === 0 ? below(valid.length + 1) : valid.length);
      for (let flips = below(4); flips >= 0 && bytes.length > 0; flips--) {
        bytes[below(bytes.length)] = random() < 0.5 ? 0xff : below(256);
      }
      seen.add(`${extension} ${checkResume(`cv.${extension}`, bytes).ok}`);
    }
  }
  expect(seen.size).toBe(VALID.length * 2);
});

test('reads only the end of an excessively long file name', async () => {
  const reached = await watchText(async () => {
    const name = `${manyMarks(100_000)}.txt`;
    expect(checkResume(name, utf8('Ada'))).toMatchObject({ ok: true, type: RESUME_TYPES.txt });
  });
  expect(Math.max(...Object.values(reached))).toBeLessThan(1_100);
});
