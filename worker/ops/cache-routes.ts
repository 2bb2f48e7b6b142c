import * as endpoints from '../../src/contracts/endpoints.ts';
import { listCallTags } from '../../src/lib/api/call-tags.ts';
import { auditStatement } from '../backend/audit-log.ts';
import type { Handlers } from '../backend/call.ts';
import { renewVersions } from '../backend/versions.ts';
import { collectTags } from '../cache/collected-tags.ts';
import { purgeCollected, purgeContent } from '../cache/purge-pages.ts';
import { clearContentCaches } from '../content/clear-content-caches.ts';
import { registerOperatorCall } from './register-operator-call.ts';

export const addCacheRoutes = (app: Handlers): void => {
  registerOperatorCall(app, endpoints.purgeCache, async ({ bindings, context, now }) => {
    clearContentCaches(bindings);
    // Versions are renewed so that browsers fetch their cached pages again, even if no record has
    // changed.
    await renewVersions(bindings.JOBS);
    const result = await purgeContent(context.execution, bindings, 'everything', {
      isGone: true,
    });
    if (result === 'nothing') {
      return {
        data: {
          purged: false,
          message: 'This site caches no pages: each request renders its page.',
        },
      };
    }
    await auditStatement(
      bindings.PEOPLE,
      { actor: 'operator', action: 'cache.purged', subject: 'pages' },
      now,
    ).run();
    const message =
      result === 'waiting'
        ? 'The cache accepts no more purges at the moment. Every cached page will be purged within a minute.'
        : 'Every cached page was purged.';
    return { data: { purged: true, message } };
  });
  registerOperatorCall(app, endpoints.purgeJob, async ({ bindings, body, context, now }) => {
    const tags = listCallTags(endpoints.getJob, { id: body.job.toWellFormed() });
    await collectTags(bindings.JOBS, tags, true, now);
    return { data: { result: await purgeCollected(context.execution, bindings) } };
  });
};
