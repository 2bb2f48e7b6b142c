import { join } from 'node:path';
import { build } from 'vite';
import { Trouble } from '../../scripts/local.ts';
import { type DirectWorker, startBare } from '../../tests/support/direct-worker.ts';

/** Starts `worker.tsx`, bundled for production with this commit's version of React. */
export const startReactDomAlone = async (): Promise<DirectWorker> => {
  const result = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    define: {
      'process.env.NODE_ENV': '"production"',
      // Renames `__webpack_require__` as @vitejs/plugin-rsc does.
      __webpack_require__: '__vite_rsc_require__',
    },
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: true,
      write: false,
      minify: true,
      rolldownOptions: { input: join(import.meta.dirname, 'worker.tsx') },
    },
  });
  const [chunk] = 'output' in result ? result.output : [];
  if (chunk?.type !== 'chunk') throw new Trouble('react-dom-alone could not be bundled.');
  return startBare(chunk.code);
};
