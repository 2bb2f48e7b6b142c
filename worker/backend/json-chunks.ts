// D1 accepts bound values of up to 2 MB, and a character may take up three bytes.
const MAX_CHUNK_CHARACTERS = 500_000;

/** Splits records into JSON arrays that each fit into one bound value. */
export function* jsonChunks<T>(
  records: Iterable<T>,
  maxRecords = 250,
): Generator<{ records: T[]; json: string }> {
  let chunk: T[] = [];
  let texts: string[] = [];
  let size = 0;
  for (const record of records) {
    const text = JSON.stringify(record);
    if (
      chunk.length &&
      (chunk.length === maxRecords || size + text.length > MAX_CHUNK_CHARACTERS)
    ) {
      yield { records: chunk, json: `[${texts.join(',')}]` };
      chunk = [];
      texts = [];
      size = 0;
    }
    chunk.push(record);
    texts.push(text);
    size += text.length;
  }
  if (chunk.length) yield { records: chunk, json: `[${texts.join(',')}]` };
}
