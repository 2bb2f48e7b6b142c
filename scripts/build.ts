import { build } from './build-site.ts';
import { run } from './local.ts';

/** `npm run build`: builds into `dist/`, ready for `npm start` and `npm run deploy`. */
await run(build);
