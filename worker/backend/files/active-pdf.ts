import { joinBytes } from '../../http/body/join-bytes.ts';
import type { ActiveContent } from './active-content.ts';
import { inflate } from './inflate.ts';
import {
  createPdfReader,
  isPdfSpace,
  PDF_VALUES_MAX,
  PdfError,
  type PdfValue,
  type PdfWork,
} from './pdf-objects.ts';

// Section numbers refer to ISO 32000-1.

type Problem = ActiveContent | 'damaged' | 'encrypted' | 'too big';
type Dictionary = Extract<PdfValue, { kind: 'dictionary' }>;

/**
 * 12.6.4: actions that run a script or a program. Links to pages and files are not listed, because
 * they need a click.
 */
const ACTIONS: Readonly<Record<string, ActiveContent>> = {
  JavaScript: 'script',
  Rendition: 'script',
  ImportData: 'script',
  Launch: 'script',
  GoToE: 'object',
};
/** 12.6.4.2 and 12.6.4.11: actions that go to a place in the same file. */
const HARMLESS_ACTIONS = ['GoTo', 'Named'];

/**
 * Maximum total size of the unpacked object streams. A 5 MB file that exceeds this limit must be an
 * attack.
 */
const UNPACKED_MAX_BYTES = 20 * 1024 * 1024;
/**
 * Limit on the bytes read, per byte of the file. Each byte is read only a few times unless objects
 * are nested.
 */
const READS_PER_BYTE = 8;

/**
 * Finds content that would be run, started or fetched when the file is opened, in any object of any
 * revision, including object streams (7.5.7). Takes time proportional to the file size.
 */
export const findActivePdf = (bytes: Uint8Array): Problem | undefined => {
  const scan = createScan(bytes);
  try {
    for (const found of findObjects(bytes)) scan.readObject(found);
    return scan.finish();
  } catch (error) {
    if (error instanceof Refusal) return error.problem;
    if (error instanceof PdfError) return error.problem;
    throw error;
  }
};

class Refusal extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(`The PDF is refused: ${problem}.`);
    this.problem = problem;
  }
}

const createScan = (bytes: Uint8Array) => {
  const work: PdfWork = {
    left: bytes.length * READS_PER_BYTE + UNPACKED_MAX_BYTES,
    values: PDF_VALUES_MAX,
  };
  let unpackedLeft = UNPACKED_MAX_BYTES;
  let isEncrypted = false;
  let hasObjectStream = false;
  let hasUnreadableStream = false;
  /**
   * Maps each object number to whether all revisions of the object are harmless as an open action.
   */
  const isHarmless = new Map<number, boolean>();
  const openActions: number[] = [];
  /**
   * True if an action's kind is a reference to another object, which contains either the kind's
   * name or another reference.
   */
  let hasKindReference = false;
  let referredKind: ActiveContent | undefined;

  const checkValue = (value: PdfValue): void => {
    if (value.kind === 'array') for (const item of value.items) checkValue(item);
    if (value.kind === 'dictionary') for (const [key, entry] of value.pairs) checkEntry(key, entry);
  };

  const checkEntry = (key: string, value: PdfValue): void => {
    checkValue(value);
    if (key === 'S') {
      const kind = findAction(value);
      if (kind) throw new Refusal(kind);
      if (value.kind === 'reference') hasKindReference = true;
    }
    // 7.11.4 and 12.7.8: embedded files, and forms with programs.
    if (key === 'EF') throw new Refusal('object');
    if (key === 'Type' && isName(value, 'EmbeddedFile')) throw new Refusal('object');
    // 13.6.3: a script in a 3D drawing.
    if (key === 'XFA' || key === 'OnInstantiate') throw new Refusal('script');
    if (key === 'Encrypt') isEncrypted = true;
    if (key === 'OpenAction') checkOpenAction(value);
    if (key === 'AA') checkAdditionalActions(value);
  };

  const checkOpenAction = (value: PdfValue) => {
    if (value.kind === 'reference') openActions.push(value.number);
    else if (!isHarmlessAction(value)) throw new Refusal('remote');
  };

  /** 12.6.3: actions triggered by events other than a click. */
  const checkAdditionalActions = (value: PdfValue) => {
    const actions = value.kind === 'dictionary' ? value.pairs : undefined;
    if (!actions) throw new Refusal('script');
    for (const [, action] of actions) checkOpenAction(action);
  };

  const note = (number: number | undefined, value: PdfValue) => {
    checkValue(value);
    referredKind ??= findAction(value);
    if (number === undefined) return;
    isHarmless.set(number, isHarmlessAction(value) && isHarmless.get(number) !== false);
  };

  const readObject = ({ at, number, isMeant }: Found) => {
    const reader = createPdfReader(bytes, at, work);
    if (!BRACKETS.includes(reader.peek() ?? 0)) return;
    let value: PdfValue;
    try {
      value = reader.readValue();
    } catch (error) {
      if (error instanceof PdfError && error.problem === 'damaged' && !isMeant) return;
      throw error;
    }
    note(number, value);
    if (value.kind !== 'dictionary') return;
    const { word, end } = reader.readWord();
    if (word !== 'stream') return;
    // 7.3.8.2: the data of the stream is in another file.
    if (find(value, 'F')) throw new Refusal('remote');
    if (value.pairs.some(([key, entry]) => key === 'First' || isName(entry, 'ObjStm'))) {
      readObjectStream(value, end);
    }
  };

  /**
   * 7.5.7: an object stream contains pairs of an object number and an offset relative to `First`,
   * followed by the objects.
   */
  const readObjectStream = (dictionary: Dictionary, at: number) => {
    hasObjectStream = true;
    // Viewers differ in which value of a duplicate key they use.
    if (new Set(dictionary.pairs.map(([key]) => key)).size < dictionary.pairs.length) {
      throw new Refusal('damaged');
    }
    // One unreadable stream is enough to reject the file, so unpacking others would be wasted work.
    const content = hasUnreadableStream ? undefined : unpack(dictionary, at);
    if (!content) {
      hasUnreadableStream = true;
      return;
    }
    const header = createPdfReader(content, 0, work);
    const first = toNumber(find(dictionary, 'First'));
    const count = toNumber(find(dictionary, 'N'));
    // Storing `First` and `N` in other objects would be another way to hide content, and no PDF
    // writer does it.
    if (first === undefined || count === undefined) throw new Refusal('damaged');
    for (let i = 0; i < count; i++) {
      const [number, offset] = [header.readWord().word, header.readWord().word];
      if (!/^\d{1,10}$/.test(number) || !/^\d{1,10}$/.test(offset)) throw new Refusal('damaged');
      const start = first + Number(offset);
      // A viewer that relies on `Length` may see data beyond what was unpacked here.
      if (start >= content.length) throw new Refusal('damaged');
      note(Number(number), createPdfReader(content, start, work).readValue());
    }
  };

  /**
   * 7.3.8: the data of a stream; undefined if it is encrypted or compressed in an unsupported way.
   */
  const unpack = (dictionary: Dictionary, at: number): Uint8Array | undefined => {
    // Unless a line break comes next, viewers disagree on where the data begins.
    if (bytes[at] !== 10 && bytes[at] !== 13) throw new Refusal('damaged');
    const start = at + (bytes[at] === 13 && bytes[at + 1] === 10 ? 2 : 1);
    const stop = findText(bytes, 'endstream', start);
    const packed = bytes.subarray(start, stop < 0 ? bytes.length : stop);
    work.left -= packed.length;
    if (work.left < 0) throw new Refusal('too big');
    const filter = readFilter(dictionary);
    if (filter === 'none') return packed;
    if (filter === 'other') return undefined;
    // RFC 1950: skips the two-byte header. The trailing checksum is not verified.
    const pieces: Uint8Array[] = [];
    const length = inflate(packed.subarray(2), unpackedLeft, (piece) => pieces.push(piece));
    if (length === 'too big') throw new Refusal('too big');
    if (length === 'damaged') return undefined;
    unpackedLeft -= length;
    return joinBytes(pieces);
  };

  const finish = (): Problem | undefined => {
    // Viewers read the decrypted data, which differs from the encrypted data that can be read here.
    if (isEncrypted && hasObjectStream) return 'encrypted';
    if (hasUnreadableStream) return 'damaged';
    if (hasKindReference && referredKind) return referredKind;
    return openActions.every((number) => isHarmless.get(number)) ? undefined : 'remote';
  };

  return { readObject, finish };
};

const findAction = (value: PdfValue): ActiveContent | undefined =>
  value.kind === 'name' && Object.hasOwn(ACTIONS, value.name) ? ACTIONS[value.name] : undefined;

const isName = (value: PdfValue | undefined, name: string) =>
  value?.kind === 'name' && value.name === name;

const find = ({ pairs }: Dictionary, wanted: string): PdfValue | undefined =>
  pairs.find(([key]) => key === wanted)?.[1];

const toNumber = (value: PdfValue | undefined): number | undefined =>
  value?.kind === 'plain' && /^\d+$/.test(value.text) ? Number(value.text) : undefined;

/**
 * Whether this is a destination in the file (12.3.2), or an action that goes to one and has no
 * `Next` action.
 */
const isHarmlessAction = (value: PdfValue): boolean => {
  if (value.kind !== 'dictionary') return value.kind !== 'reference';
  const kinds = value.pairs.filter(([key]) => key === 'S');
  // A dictionary without a kind is not an action, but may be a named destination (12.3.2.3).
  return (
    kinds.every(([, kind]) => kind.kind === 'name' && HARMLESS_ACTIONS.includes(kind.name)) &&
    !find(value, 'Next')
  );
};

const FILTER_KEYS = ['Filter', 'DecodeParms', 'F', 'FFilter', 'DP'];

/** 7.4: no PDF writer uses other filters, or predictors, for object streams. */
const readFilter = (dictionary: Dictionary): 'none' | 'deflate' | 'other' => {
  const entries = dictionary.pairs
    .filter(([key]) => FILTER_KEYS.includes(key))
    .filter(([, value]) => value.kind !== 'plain');
  const [entry] = entries;
  if (!entry) return 'none';
  const [key, value] = entry;
  if (entries.length > 1 || key !== 'Filter') return 'other';
  const [filter, ...more] = value.kind === 'array' ? value.items : [value];
  if (!filter) return 'none';
  return more.length === 0 && isName(filter, 'FlateDecode') ? 'deflate' : 'other';
};

const matches = (bytes: Uint8Array, text: string, at: number) => {
  for (let i = 0; i < text.length; i++) {
    if (bytes[at + i] !== text.charCodeAt(i)) return false;
  }
  return true;
};

const findText = (bytes: Uint8Array, text: string, from: number) => {
  const first = text.charCodeAt(0);
  let at = bytes.indexOf(first, from);
  while (at >= 0 && !matches(bytes, text, at)) at = bytes.indexOf(first, at + 1);
  return at;
};

/** The first bytes of names, arrays and dictionaries. Values of other types have no effect. */
const BRACKETS = [...'/[<'].map((char) => char.charCodeAt(0));
const isDigit = (byte = 0) => byte >= 48 && byte <= 57;

interface Found {
  readonly at: number;
  readonly number: number | undefined;
  /** False if `obj` may be an accidental match of three bytes in compressed data. */
  readonly isMeant: boolean;
}

/** 7.3.10 and 7.5.5: the values after each `12 0 obj` and `trailer`, anywhere in the file. */
function* findObjects(bytes: Uint8Array): Generator<Found> {
  for (let at = bytes.indexOf(0x62); at >= 0; at = bytes.indexOf(0x62, at + 1)) {
    // Searches for `b`, because it is rarer in text and numbers than the other letters of `obj`.
    const before = bytes[at - 2];
    if (!matches(bytes, 'obj', at - 1) || before === 0x64) continue;
    // There may be a comment between the number and `obj`; it ends at the end of its line.
    const isMarker = isPdfSpace(before) || isDigit(before);
    yield { at: at + 2, number: readNumberBefore(bytes, at - 1), isMeant: isMarker };
  }
  for (let at = findText(bytes, 'trailer', 0); at >= 0; at = findText(bytes, 'trailer', at + 1)) {
    yield { at: at + 7, number: undefined, isMeant: true };
  }
}

/** The object number in `12 0 obj`; undefined if something else precedes `obj`. */
const readNumberBefore = (bytes: Uint8Array, end: number): number | undefined => {
  let at = end - 1;
  const skip = (is: (byte: number | undefined) => boolean) => {
    const from = at;
    while (at >= 0 && is(bytes[at])) at--;
    return from - at;
  };
  skip(isPdfSpace);
  if (skip(isDigit) === 0 || skip(isPdfSpace) === 0) return undefined;
  const last = at;
  const digits = skip(isDigit);
  if (digits === 0 || digits > 10) return undefined;
  return Number(String.fromCharCode(...bytes.subarray(at + 1, last + 1)));
};
