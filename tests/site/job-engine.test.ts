import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runInPostgres } from '../../worker/backend/jobs/search/engines/postgres/client.ts';
import { createTestPostgres, NO_POSTGRES } from '../support/postgres.ts';
import { querySite } from '../support/query-site.ts';
import { startTestSite, type TestSite } from '../support/test-site.ts';

/* The built site with a PostgreSQL binding, in the platform's own runtime. */

const postgres = await createTestPostgres();

describe.skipIf(!postgres)(`PostgreSQL (${postgres ? 'available' : NO_POSTGRES})`, () => {
  let site: TestSite;
  let logged: string[] = [];
  beforeAll(async () => {
    site = await startTestSite({
      jobEngine: postgres?.connectionString ?? '',
      onLog: ({ message }) => void logged.push(message),
    });
  });
  afterAll(() => site?.stop());

  const search = async (query: string) => {
    const response = await fetch(`${site.url}/misc/jobs?${query}`);
    const { data, meta } = (await response.json()) as { data: { fid: string }[]; meta: object };
    return { fids: data.map(({ fid }) => fid), meta };
  };
  const run = (sql: string) => runInPostgres(postgres as never, [{ sql, values: [] }], 20_000);

  test('the cron job fills an external search index with the same results as the built-in one, which is the fallback', async () => {
    const queries = [
      ...['q=nurse', 'q=engineer&workplace=remote&location=Berlin&radius=100', 'q=enginere'],
      ...['q=engineer&sort=salary', 'q=java+-senior&perPage=100', 'category=healthcare', 'q=zzzz'],
    ];
    const builtIn = await Promise.all(queries.map(search));
    await site.runSchedule('*/5 * * * *');
    for (let i = 0; i < 3; i++) await site.runSchedule('1-59/2 * * * *');
    expect(querySite(site.state, 'SELECT filled_to FROM job_engine')).toEqual([
      { filled_to: null },
    ]);
    expect(await Promise.all(queries.map(search))).toEqual(builtIn);

    await run('UPDATE job_index SET ends_at = 0');
    expect((await search('q=nurse')).fids).toEqual([]);
    await run('ALTER TABLE job_index RENAME TO lost');
    logged = [];
    expect(await search('q=nurse')).toEqual(builtIn[0]);
    expect(logged.join()).toContain('The search engine failed; the built-in index is used.');
  });
});
