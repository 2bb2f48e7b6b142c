import { runSmoke } from './smoke/run-smoke.ts';

/** `npm run smoke`: checks a deployed site (docs/operating.md, "Smoke test"). */

process.exitCode = await runSmoke(process.argv.slice(2));
