import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync as deflate } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { afterEach, expect, test, vi } from 'vitest';
import { RESUME_TYPES } from '../../../src/contracts/application-rules.ts';
import { isRemote } from './active-content.ts';
import { checkResume } from './resume-file.ts';

const MACROS = 'This file contains macros';
const OBJECT = 'This file contains another file or object';
const REMOTE = 'This file loads content from elsewhere when opened';
const SCRIPT = 'This file contains scripts or starts programs';

const latin1 = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));

const messageFor = (extension: string, bytes: Uint8Array) => {
  const check = checkResume(`cv.${extension}`, bytes);
  return check.ok ? 'accepted' : check.message;
};
/** Returns the beginning of the rejection message, up to the advice. */
const reasonFor = (extension: string, bytes: Uint8Array) =>
  messageFor(extension, bytes).split(/[,.] /)[0];

// --- harmless files ---

const FIXTURES = join(import.meta.dirname, '../../../tests/fixtures/resumes');

test.each(readdirSync(FIXTURES))('accepts the harmless file %s', (file) => {
  expect(checkResume(file, new Uint8Array(readFileSync(join(FIXTURES, file))))).toMatchObject({
    ok: true,
  });
});

// docs/specification.md: 9.1
test('the rejection message tells the applicant what to do', () => {
  const rtf = strToU8('{\\rtf1{\\object\\objemb{\\*\\objdata 0105}}}');
  expect(messageFor('rtf', rtf)).toBe(
    `${OBJECT}, which we can’t accept. Save it as PDF and try again.`,
  );
  expect(messageFor('pdf', strToU8('%PDF-1.4\n1 0 obj<</S/Launch>>'))).toBe(
    `${SCRIPT}, which we can’t accept. Open it, print it to a new PDF and try again.`,
  );
});

// --- DOCX ---

type Parts = Record<string, string | Uint8Array>;
const pack = (parts: Parts) =>
  zipSync(
    Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [
        name,
        typeof part === 'string' ? strToU8(part) : part,
      ]),
    ),
  );
const docx = (parts: Parts) =>
  pack({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w:document/>', ...parts });
const contentType = (type: string) =>
  docx({
    '[Content_Types].xml': `<Types><Default Extension="bin" ContentType="${type}"/></Types>`,
  });
const KINDS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/';
const relation = (kind: string, target: string, mode = 'External') =>
  docx({
    'word/_rels/document.xml.rels': `<Relationships><Relationship Id="a" Type="${KINDS}${kind}" Target="${target}" TargetMode="${mode}"/></Relationships>`,
  });

/**
 * Builds a compound file whose directory, in sector 1, contains the given storages (each with a
 * child) and streams.
 */
const compound = (storages: string[], streams: string[], child = 1, type = 1, length = 2) => {
  const bytes = new Uint8Array(512 * 4);
  const view = new DataView(bytes.buffer);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  view.setUint16(30, 9, true);
  view.setUint32(48, 1, true);
  view.setUint32(512 + 4, 0xfffffffe, true);
  [...storages, ...streams].forEach((name, i) => {
    const at = 1024 + i * 128;
    for (let j = 0; j < name.length; j++) view.setUint16(at + j * 2, name.charCodeAt(j), true);
    view.setUint16(at + 64, name.length * 2 + length, true);
    view.setUint8(at + 66, i < storages.length ? type : 2);
    view.setUint32(at + 76, child, true);
    view.setUint32(at + 116, 2, true);
  });
  return bytes;
};
const DAMAGED_DOCX = 'This DOCX file is damaged or incomplete';
const VBA = compound(['VBA'], ['dir']);

test.each<[string, string, Uint8Array]>([
  ['a macro part by its type', MACROS, contentType('application/vnd.ms-office.vbaProject')],
  [
    'a main part with macros',
    MACROS,
    contentType('application/vnd.ms-word.document.macroEnabled.main+xml'),
  ],
  [
    'a type written with entities',
    MACROS,
    contentType('application/vnd.ms-office.vba&#x50;roject'),
  ],
  ['a control by its type', OBJECT, contentType('application/vnd.ms-office.activeX+xml')],
  ['a renamed macro part', MACROS, docx({ 'word/media/image1.png': VBA })],
  ['a related macro part', MACROS, relation('vbaProject', 'media/a.png', 'Internal')],
  ['an OLE object', OBJECT, docx({ 'word/media/image1.png': compound([], ['\x01Ole10Native']) })],
  ['any compound file', OBJECT, docx({ 'word/media/image1.png': compound([], ['Contents']) })],
  ['a related object', OBJECT, relation('oleObject', 'media/a.png', 'Internal')],
  ['an object from elsewhere', OBJECT, relation('oleObject', 'https://evil.example/a!')],
  ['a document in the document', MACROS, docx({ 'word/a.bin': docx({ 'a.png': VBA }) })],
  ['RTF in the document', OBJECT, docx({ 'word/a.bin': '{\\rtf1{\\*\\objdata 01}}' })],
  [
    'a template of the network',
    REMOTE,
    relation('attachedTemplate', 'https://evil.example/a.dotm'),
  ],
  ['an escaped address', REMOTE, relation('attachedTemplate', '&#104;ttps://evil.example/a.dotm')],
  ['a template of a file server', REMOTE, relation('attachedTemplate', '\\\\evil.example\\a.dotm')],
  ['a part in pieces', DAMAGED_DOCX, docx({ 'word/_rels/a.rels/[0].Piece': '' })],
  ['text from elsewhere', REMOTE, relation('aFChunk', 'https://evil.example/a.mht')],
  ['a frame', REMOTE, relation('frame', 'http://evil.example/')],
  ['a picture of a file server', REMOTE, relation('image', 'file://evil.example/a.png')],
  [
    'entities of its own',
    DAMAGED_DOCX,
    docx({ '_rels/.rels': '<!DOCTYPE a [<!ENTITY b "c">]><a/>' }),
  ],
])('rejects a DOCX with %s', (_, reason, bytes) => {
  expect(reasonFor('docx', bytes)).toBe(reason);
});

test.each<[string, Uint8Array]>([
  ['the usual template', relation('attachedTemplate', 'file:///C:\\Users\\A\\Normal.dotm')],
  ['a template beside it', relation('attachedTemplate', 'Normal.dotm')],
  // html-docx-js writes all of its files in this form, as HTML wrapped in MIME.
  ['text in a part', relation('aFChunk', '/word/a.mht', 'Internal')],
  ['a link', relation('hyperlink', 'https://example.com/')],
  ['a picture of a web page', relation('image', 'https://example.com/a.png')],
  ['a table in a chart', docx({ 'word/embeddings/a.xlsx': docx({}) })],
  ['a comment that shows a tag', docx({ '_rels/.rels': '<!--<a b="&nope;">--><Relationships/>' })],
])('accepts a DOCX with %s', (_, bytes) => {
  expect(messageFor('docx', bytes)).toBe('accepted');
});

test('embedded documents share one size limit with their container', () => {
  const inner = docx({ 'a.bin': new Uint8Array(30 * 1024 * 1024) });
  expect(messageFor('docx', docx({ a: inner }))).toBe('accepted');
  expect(messageFor('docx', docx({ a: inner, b: inner }))).toMatch('unpacks to more than');
});

afterEach(() => vi.unstubAllGlobals());

/**
 * Returns the size of the largest array that our own code, not the library, allocates to check a
 * file.
 */
const largestArray = (extension: string, bytes: Uint8Array) => {
  let largest = 0;
  const watched = new Proxy(Uint8Array, {
    construct(target, [first, ...rest]) {
      if (typeof first === 'number') largest = Math.max(largest, first);
      return Reflect.construct(target, [first, ...rest]);
    },
  });
  vi.stubGlobal('Uint8Array', watched);
  expect(messageFor(extension, bytes)).toBe('accepted');
  return largest;
};

test('allocates memory only for the start of a picture, and only once for each checked part', () => {
  const size = 8 * 1024 * 1024;
  const picture = new Uint8Array(size);
  expect(largestArray('docx', docx({ 'word/media/a.png': picture }))).toBeLessThan(100);
  const inner = docx({ 'word/media/a.png': picture.map((_, i) => i % 251) });
  expect(largestArray('docx', docx({ a: inner }))).toBe(inner.length);
});

test('reads RTF and markup of up to 10 MB in a package', () => {
  const rtf = strToU8(`{\\rtf1 ${' '.repeat(10 * 1024 * 1024 - 7)}`);
  expect(messageFor('docx', docx({ a: rtf }))).toBe('accepted');
  expect(messageFor('docx', docx({ a: concat(rtf, ' ') }))).toMatch('unpacks to more');
});

test.each([
  ['Normal.dotm', false],
  ['C:\\a', false],
  ['file:///C:/a', false],
  ['file://C:/a', false],
  ['file://localhost/a', false],
  ['file:a', false],
  ['file://server/a', true],
  ['file:////server/a', true],
  ['file:///\\\\server\\a', true],
  ['\\\\server\\a', true],
  [' HTTPS://a', true],
  ['mhtml:http://a', true],
  ['ht\ttp://a', true],
  ['/\0/server/a', true],
  ['%5C%5cserver/a', true],
  ['file:///%2f%2fserver/a', true],
  ['\\??\\UNC\\server\\a', true],
  ['file:///C:/a%20b', false],
])('detects whether %j refers to another computer: %s', (target, expected) => {
  expect(isRemote(target)).toBe(expected);
});

// --- DOC, ODT, RTF ---

test.each<[string, string, Uint8Array]>([
  ['macros', MACROS, compound(['Macros'], ['WordDocument'])],
  ['macros in another case', MACROS, compound(['MACROS'], ['WordDocument'])],
  ['macros in a storage of no type', MACROS, compound(['Macros'], ['WordDocument'], 1, 3)],
  ['macros whose name has an odd length', MACROS, compound(['Macros'], ['WordDocument'], 1, 1, 3)],
  ['macros whose name ends early', MACROS, compound(['Macros\0s'], ['WordDocument'])],
  ['a project', MACROS, compound([], ['WordDocument', '_VBA_PROJECT'])],
  ['an object', OBJECT, compound(['ObjectPool'], ['WordDocument'])],
  ['data of an object', OBJECT, compound([], ['WordDocument', '\x01Ole10Native'])],
])('rejects a DOC with %s', (_, reason, bytes) => {
  expect(reasonFor('doc', bytes)).toBe(reason);
});

test('accepts a DOC whose object pool is empty', () => {
  expect(messageFor('doc', compound(['ObjectPool'], ['WordDocument'], 0xffffffff))).toBe(
    'accepted',
  );
});

const odt = (content: string, parts: Parts = {}) =>
  zipSync({
    mimetype: [strToU8(RESUME_TYPES.odt), { level: 0 }],
    'content.xml': strToU8(content),
    ...Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [
        name,
        typeof part === 'string' ? strToU8(part) : part,
      ]),
    ),
  });
test.each<[string, string, Uint8Array]>([
  ['a module of Basic', MACROS, odt('<a/>', { 'Basic/Standard/Module1.xml': '<a/>' })],
  ['a module under another name', MACROS, odt('<a/>', { 'x.xml': '<s:script/>' })],
  ['a script', MACROS, odt('<a/>', { 'Scripts/python/a.py': 'a' })],
  [
    'a linked library',
    MACROS,
    odt('<a/>', { 'Basic/script-lc.xml': '<l:library x:href="http://a/"/>' }),
  ],
  ['an event', MACROS, odt('<x:event-listener/>')],
  ['a link to a macro', MACROS, odt('<a b:href="vnd.sun.star.script:a"/>')],
  ['an object of another program', OBJECT, odt('<d:object-ole/>')],
  ['a compound file', OBJECT, odt('<a/>', { 'Object 1': compound([], ['Contents']) })],
  ['a remote template', REMOTE, odt('<m:template x:href="https://a/"/>')],
  ['a picture of a file server', REMOTE, odt('<d:image x:href="file://a/b.png"/>')],
  ['an index of a file server', REMOTE, odt('<t:auto-mark-file x:href="//a/b"/>')],
  ['a remote section', REMOTE, odt('<t:section-source x:href="https://a/"/>')],
])('rejects an ODT with %s', (_, reason, bytes) => {
  expect(reasonFor('odt', bytes)).toBe(reason);
});

const utf16le = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'));
const declaring = (encoding: string) => `<?xml version="1.0" encoding='${encoding}'?><a/>`;
const DAMAGED_ODT = 'This ODT file is damaged or incomplete';
test.each<[encoding: string, markup: string | Uint8Array, reason: string]>([
  ['UTF-8', declaring('UTF-8'), 'accepted'],
  ['another in which markup is the same', declaring('windows-1252'), 'accepted'],
  ['UTF-16 that is none', declaring('UTF-16'), DAMAGED_ODT],
  ['UTF-16', utf16le(`\uFEFF${declaring('UTF-16')}`), 'accepted'],
  ['UTF-8 that is UTF-16', utf16le(declaring('UTF-8')), DAMAGED_ODT],
  ['UTF-7', declaring('UTF-7'), DAMAGED_ODT],
  ['UTF-7 behind spaces', declaring('UTF-7').replace(' e', `${' '.repeat(999)}e`), DAMAGED_ODT],
  ['two of them', declaring("UTF-8' encoding='UTF-7"), DAMAGED_ODT],
  ['one in its version', declaring('UTF-7').replace('1.0', "1.0 encoding='UTF-8'"), DAMAGED_ODT],
  ['none and no version', '<?xml?><a/>', DAMAGED_ODT],
  ['none in EBCDIC', latin1('\x4c\x6f\xa7\x94\x93\x40'), DAMAGED_ODT],
  ['none in UTF-32', utf16le('<\0a\0>\0'), DAMAGED_ODT],
])('checks the encoding of an ODT that declares %s', (_, markup, reason) => {
  expect(reasonFor('odt', odt('<a/>', { 'meta.xml': markup }))).toBe(reason);
});

const attributes = (count: number) => Array.from({ length: count }, (_, i) => `a${i}=""`).join(' ');
test('accepts up to 1,000 attributes in a tag', () => {
  expect(messageFor('odt', odt(`<a ${attributes(1_000)}/>`))).toBe('accepted');
  expect(reasonFor('odt', odt(`<a ${attributes(1_001)}/>`))).toBe(DAMAGED_ODT);
});

// XML 1.0, 4.1: invalid character references, which other parsers may decode as the letter h or
// drop.
test.each([
  '#0x68',
  '#x68zz',
  '#x068zz',
  '#1.04e2',
  '# 104',
  '#000000104',
  '#x0000068',
  '#x110000',
  'nope',
])('does not decode the invalid entity &%s;', (entity) => {
  const markup = `<m:template x:href="&${entity};ttps://a/"/>`;
  expect(reasonFor('odt', odt(markup))).toBe(DAMAGED_ODT);
});

test('accepts an ODT with a local template, links and empty libraries', () => {
  const content =
    '<m:template x:href="file:///home/a.ott"/><t:a x:href="mailto:a"/>' +
    '<d:area-circle x:href="https://a/"/><d:image x:href="https://a/b.png"/>';
  const parts = { 'Basic/script-lc.xml': '<l:library/>', 'Basic/Standard/script-lb.xml': '<a/>' };
  expect(messageFor('odt', odt(content, parts))).toBe('accepted');
});

test.each([
  ['{\\*\\objdata 01}', OBJECT],
  ['{\\*\\OBJDATA 01}', OBJECT],
  ['\\bin1 \\\\objdata 01', OBJECT],
  ['{\\*\\template http://evil.example/a}', REMOTE],
  ["{\\*\\template \\'68ttp://evil.example/a}", REMOTE],
  ['{\\*\\template \\u104?ttp://evil.example/a}', REMOTE],
  ['{\\*\\template {\\b}\\\\\\\\server\\\\a}', REMOTE],
  ['{\\*\\template C:\\\\a\\\\Normal.dotm}', 'accepted'],
  ['{\\*\\template}{\\info http://a}', 'accepted'],
  ["I know \\\\objdata, \\u8220\\'93\\\\objdata", 'accepted'],
  // Byte-oriented readers start the control word at the second backslash.
  ["\\'5\\\\objdata 01", OBJECT],
  ['\\uc3\\u65 ab\\\\objdata 01', OBJECT],
  ['\\u65\\\\objdata 01', OBJECT],
  ['C:\\\\templates', 'accepted'],
  ['{\\fldinst INCLUDEPICTURE \\\\d "\\\\\\\\\\\\\\\\server\\\\\\\\a.png"}', REMOTE],
  ['{\\fldinst {INCLUDEPICTURE }{\\b "file://server/a.png"}}', REMOTE],
  ["{\\fldinst INCLUDEPICTURE \\'5c\\'5cserver}", REMOTE],
  ['{\\fldinst INCLUDETEXT "http://evil.example/a"}', REMOTE],
  ['{\\fldinst INCLUDEPICTURE "http://example.com/a"}{\\fldrslt mailto:a@example.com}', 'accepted'],
  ['{\\fldinst INCLUDEPICTURE "C:\\\\\\\\a.png" \\\\* MERGEFORMATINET }', 'accepted'],
])('classifies the RTF %j as: %s', (rtf, reason) => {
  expect(reasonFor('rtf', strToU8(`{\\rtf1 ${rtf}}`))).toBe(reason);
});

test.each(['\\template a ', 'includetext a '])('accepts %j in an RTF up to 200 times', (text) => {
  const rtf = (count: number) => strToU8(`{\\rtf1 ${text.repeat(count)}}`);
  expect(messageFor('rtf', rtf(200))).toBe('accepted');
  expect(reasonFor('rtf', rtf(201))).toBe(REMOTE);
});

// --- PDF ---

const pdf = (text: string) => latin1(`%PDF-1.7\n${text}`);
const objectStream = (
  objects: string,
  { entries = '', packed = true, head = '7 0 ', before = '\n', after = '' } = {},
) => {
  const text = head + objects;
  const data = packed ? Buffer.from(deflate(text)).toString('latin1') : text;
  const filter = packed ? '/Filter/FlateDecode' : '';
  const dictionary = `<</Type/ObjStm/N 1/First 4${filter}${entries}>>`;
  return pdf(`1 0 obj${dictionary}stream${before}${data}\nendstream${after}`);
};
const DAMAGED_PDF = 'This PDF file is damaged or incomplete';
const ENCRYPTED = 'This file is password-protected';

test.each<[string, string, Uint8Array]>([
  ['a script', SCRIPT, pdf('1 0 obj<</S/JavaScript/JS(a)>>')],
  ['an escaped name', SCRIPT, pdf('1 0 obj<</#53/Java#53cript/JS(a)>>')],
  ['the kind elsewhere', SCRIPT, pdf('1 0 obj<</S 2 0 R/JS(a)>> 2 0 obj/JavaScript endobj')],
  ['it further on', SCRIPT, pdf('1 0 obj<</S 2 0 R>> 2 0 obj 3 0 R endobj 3 0 obj/Launch endobj')],
  ['it behind a comment', SCRIPT, pdf('1 0 obj<</S 2 0 R>> 2 0%\nobj/JavaScript endobj')],
  ['a script in an array', SCRIPT, pdf('1 0 obj[[<</A<</S/JavaScript>>>>]]')],
  ['a script in the trailer', SCRIPT, pdf('trailer<</Root<</A<</S/JavaScript>>>>>>')],
  ['a comment between', SCRIPT, pdf('1 0%)\nobj%(\n<<%>>\n/S%(\n/Launch>>')],
  ['a script behind a string', SCRIPT, pdf('1 0 obj<</T(\\)(()/S))/S/JavaScript>>')],
  ['an object in a stream', SCRIPT, pdf('1 0 obj<<>>stream\n2 0 obj<</S/Launch>>\nendstream')],
  ['an object in a string', SCRIPT, pdf('1 0 obj(2 0 obj<</S/Launch>>)endobj')],
  ['an object stream', SCRIPT, objectStream('<</S/JavaScript/JS(a)>>')],
  ['an object stream that is not packed', SCRIPT, objectStream('<</S/Launch>>', { packed: false })],
  ['a program', SCRIPT, pdf('1 0 obj<</S/Launch/F(a)>>')],
  ['a form with programs', SCRIPT, pdf('1 0 obj<</AcroForm<</XFA 2 0 R>>>>')],
  ['a drawing with a script', SCRIPT, pdf('1 0 obj<</OnInstantiate 2 0 R>>stream\n')],
  ['data in another file', REMOTE, pdf('1 0 obj<</F(\\\\\\\\a\\\\b)>>stream\n\nendstream')],
  ['a file', OBJECT, pdf('1 0 obj<</Type/EmbeddedFile>>stream')],
  ['a file that is named', OBJECT, pdf('1 0 obj<</F(a)/EF<</F 2 0 R>>>>')],
  ['an open action to a page of the web', REMOTE, pdf('1 0 obj<</OpenAction<</S/URI/URI(a)>>>>')],
  ['it elsewhere', REMOTE, pdf('1 0 obj<</OpenAction 2 0 R>> 2 0 obj<</S/URI/URI(a)>>')],
  [
    'one of two revisions',
    REMOTE,
    pdf('1 0 obj<</OpenAction 2 0 R>> 2 0 obj[] 2 0 obj<</S/GoToR>>'),
  ],
  ['an action behind another', REMOTE, pdf('1 0 obj<</OpenAction<</S/GoTo/Next 2 0 R>>>>')],
  ['an action when a page opens', REMOTE, pdf('1 0 obj<</AA<</O<</S/URI>>>>>>')],
  ['an object that is none', DAMAGED_PDF, pdf('1 0 obj<</A(b)(c)/S/X>>')],
  ['one behind a comment', DAMAGED_PDF, pdf('1 0 %\nobj<</A(b)(c)/S/X>>')],
  [
    'numbers of an object stream that are there twice',
    DAMAGED_PDF,
    objectStream('<</S/GoTo>>', { entries: '/N 2' }),
  ],
  ['an object stream of no length', DAMAGED_PDF, pdf('1 0 obj<</Type/ObjStm/N 1>>stream\n')],
  [
    'an object behind the end of an object stream',
    DAMAGED_PDF,
    objectStream(' ', { packed: false, after: ' <</S/Launch>> endstream', head: '7 9 ' }),
  ],
  ['data that does not begin a line', DAMAGED_PDF, objectStream('<</S/GoTo>>', { before: ' ' })],
  [
    'an object stream packed otherwise',
    DAMAGED_PDF,
    objectStream('[]', { packed: false, entries: '/Filter/LZWDecode' }),
  ],
  [
    'an encrypted object stream',
    ENCRYPTED,
    concat(
      objectStream('[]', { packed: false, entries: '/Filter/X' }),
      '\ntrailer<</Encrypt 1 0 R>>',
    ),
  ],
  [
    'an object stream that is read before it is decrypted',
    ENCRYPTED,
    concat(objectStream('[]'), '\ntrailer<</Encrypt 1 0 R>>'),
  ],
])('rejects a PDF with %s', (_, reason, bytes) => {
  expect(reasonFor('pdf', bytes)).toBe(reason);
});

function concat(bytes: Uint8Array, text: string) {
  return new Uint8Array(Buffer.concat([bytes, latin1(text)]));
}

test.each<[string, Uint8Array]>([
  ['the words in text', pdf('1 0 obj<<>>stream\n(obj /S /JavaScript) Tj\nendstream')],
  ['them in titles', pdf('1 0 obj<</Title(<</S/JavaScript>>)>> % /S /Launch')],
  ['places called like them', pdf('1 0 obj<</Dests<</JavaScript[2 0 R]/Launch[2 0 R]>>>>')],
  ['links', pdf('1 0 obj<</Annots[<</A<</S/URI/URI(https://example.com)>>>>]>>')],
  ['an open action to a place', pdf('1 0 obj<</OpenAction[2 0 R/Fit]>>')],
  ['one elsewhere', pdf('1 0 obj<</OpenAction 2 0 R>> 2 0 obj<</S/GoTo/D[3 0 R/Fit]>>')],
  [
    'one in an object stream',
    concat(objectStream('<</S/GoTo/D(a)>>'), '\n2 0 obj<</OpenAction 7 0 R>>'),
  ],
  ['encryption against changes', pdf('trailer<</Encrypt 1 0 R>>')],
  ['a mark on an annotation', pdf('1 0 obj<</Subtype/Link/F 4>>endobj')],
  ['the word by chance', pdf('1 0 obj<<>>stream\n\x8fobj [\x01)\nendstream')],
  ['data behind either line break', objectStream('[]', { before: '\r\n' })],
])('accepts a PDF with %s', (_, bytes) => {
  expect(messageFor('pdf', bytes)).toBe('accepted');
});

test('accepts up to 400,000 values in a PDF', () => {
  // The array itself counts as a value too.
  const values = (count: number) => pdf(`1 0 obj[${'/a'.repeat(count - 1)}]endobj`);
  expect(messageFor('pdf', values(400_000))).toBe('accepted');
  expect(messageFor('pdf', values(400_001))).toMatch('unpacks to more');
});

test('stops unpacking object streams after an unreadable one', () => {
  const broken = objectStream('', { packed: false, entries: '/Filter/FlateDecode' });
  const tooBig = objectStream(' '.repeat(21 * 1024 * 1024));
  expect(messageFor('pdf', tooBig)).toMatch('unpacks to more');
  expect(reasonFor('pdf', new Uint8Array(Buffer.concat([broken, tooBig])))).toBe(DAMAGED_PDF);
});

test.each(['1 0 obj<<', '1 0 obj[', '1 0 obj%', '1 0 obj/#', '1 0 obj(', '<</First 1>>stream obj'])(
  'finishes reading a PDF that only repeats %j',
  (text) => {
    const bytes = pdf(text.repeat(Math.floor((1024 * 1024) / text.length)));
    expect(messageFor('pdf', bytes)).not.toBe('');
  },
);
