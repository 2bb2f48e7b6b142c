import { expect, test } from 'vitest';
import { listAllJobs } from '../../src/contracts/endpoints.ts';
import { createSample } from '../../tests/support/sample.ts';
import { filterRecords } from './filter-records.ts';

const JobLightSchema = listAllJobs.answer.entries.data.item;
const [LIGHT] = (createSample(listAllJobs.answer) as { data: [Record<string, unknown>] }).data;

/** Filters these chunks. Returns what the filter passes on, and the changes that it reports. */
const filter = (...chunks: readonly string[]) => {
  const noted: string[] = [];
  const bytes = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });
  const passed = bytes.pipeThrough(filterRecords(JobLightSchema, (change) => noted.push(change)));
  return { noted, passed };
};

test('leaves out a record larger than 64 KB, however it is split into chunks', async () => {
  const text = JSON.stringify({ data: [LIGHT, { ...LIGHT, title: 'x'.repeat(200_000) }, LIGHT] });
  for (const size of [text.length, 50_000, 1_000]) {
    const chunks = text.match(new RegExp(`.{1,${size}}`, 'g')) ?? [];
    const { noted, passed } = filter(...chunks);
    expect(await new Response(passed).json()).toEqual({ data: [LIGHT, LIGHT] });
    expect(noted).toEqual(['data.1 left out: more than 65536 bytes']);
  }
});

test('passes nothing on until the first valid record is complete', async () => {
  const { passed } = filter('{"data":[{"fi', 'd":5}]}');
  await expect(passed.getReader().read()).rejects.toThrow();
});
