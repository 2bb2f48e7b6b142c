import { csvLine } from './csv.ts';

export type Cells = readonly (string | number | null)[];

const TYPES = { csv: 'text/csv; charset=utf-8', json: 'application/json' };
// The byte order mark, by which Excel recognises the file as UTF-8.
const BYTE_ORDER_MARK = '\ufeff';

/**
 * Streams records as a file, one page at a time, so that memory use is bounded. An error partway
 * truncates the file. Recipients can detect that, because the chunked body is incomplete and the
 * JSON is not closed.
 */
export const exportFile = <T>(
  pages: AsyncIterable<readonly T[]>,
  {
    name,
    format,
    columns,
    cellsOf,
  }: {
    name: string;
    format: 'csv' | 'json';
    columns: readonly string[];
    cellsOf: (record: T) => Cells;
  },
): Response => {
  const text = async function* () {
    if (format === 'csv') {
      yield BYTE_ORDER_MARK + csvLine(columns);
      for await (const page of pages) yield page.map((record) => csvLine(cellsOf(record))).join('');
      return;
    }
    let separator = '{"data":[';
    for await (const page of pages) {
      if (page.length === 0) continue;
      yield separator + page.map((record) => JSON.stringify(record)).join(',\n');
      separator = ',\n';
    }
    yield separator.startsWith('{') ? `${separator}]}\n` : ']}\n';
  };
  const encoder = new TextEncoder();
  const iterator = text();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await iterator.return();
    },
  });
  return new Response(body, {
    headers: {
      'content-type': TYPES[format],
      'content-disposition': `attachment; filename="${name}.${format}"`,
      'cache-control': 'private, no-store',
    },
  });
};
