import { expect, test } from 'vitest';
import { unstable_readConfig } from 'wrangler';

/**
 * A reviewer's link lets in whoever has it, and it is in the URL. The platform's own traces and its own log
 * line of each request hold whole URLs, and would store those links for days.
 */
test('the platform stores no URLs: its traces and its log of requests are off, in every environment', () => {
  const config = 'wrangler.toml';
  const { definedEnvironments = [], ...top } = unstable_readConfig({ config });
  const all = [
    top,
    ...definedEnvironments.map((env: string) => unstable_readConfig({ config, env })),
  ];
  for (const { observability, logpush, tail_consumers, streaming_tail_consumers } of all) {
    expect(observability).toMatchObject({
      redact_query_string: true,
      traces: { enabled: false },
      logs: { invocation_logs: false },
    });
    // They hand whole requests on as well.
    expect([logpush, tail_consumers, streaming_tail_consumers].filter(Boolean)).toEqual([]);
  }
});
