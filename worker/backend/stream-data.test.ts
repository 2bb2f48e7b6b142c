import { expect, test } from 'vitest';
import { streamData } from './stream-data.ts';

async function* numbers(count: number, onReturn = () => {}) {
  try {
    for (let i = 0; i < count; i++) yield { fid: `job${i}`, title: 'Gärtner' };
  } finally {
    onReturn();
  }
}

const readChunks = async (response: Response) => {
  const chunks: string[] = [];
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? [])
    chunks.push(decoder.decode(chunk, { stream: true }));
  return chunks;
};

test.each([0, 1, 10_000])('streams %i items as one list', async (count) => {
  const text = (await readChunks(streamData(numbers(count)))).join('');
  const { data } = JSON.parse(text) as { data: { fid: string }[] };
  expect(data).toHaveLength(count);
  expect(data.at(-1)?.fid).toBe(count ? `job${count - 1}` : undefined);
});

test('sends many items per chunk, but never all in one chunk', async () => {
  const chunks = await readChunks(streamData(numbers(10_000)));
  expect(chunks.length).toBeGreaterThan(3);
  expect(chunks.length).toBeLessThan(12);
});

test('reading stops if the client disconnects', async () => {
  let isOver = false;
  const reader = streamData(
    numbers(1_000_000, () => {
      isOver = true;
    }),
  ).body?.getReader();
  await reader?.read();
  await reader?.cancel();
  expect(isOver).toBe(true);
});
