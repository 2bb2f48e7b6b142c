import { cloudflare } from '@cloudflare/vite-plugin';
import { defineConfig } from 'waku/config';
import {
  browserOnly,
  bundledText,
  moduleGraph,
  placeholders,
  spaceAsText,
  withCatalogue,
  withoutNode,
  withoutStreams,
} from './scripts/vite-plugins.ts';

const DEV_VARS = process.env.ROLECALL_DEV_VARS;

// The worker is the server entry both in dev and in the build. Without the `input` override, Waku
// would create its own entry and leave the worker out.
export default defineConfig({
  unstable_adapter: 'waku/adapters/cloudflare',
  vite: {
    plugins: [
      placeholders(),
      moduleGraph(),
      withCatalogue(),
      spaceAsText(),
      browserOnly(),
      bundledText(),
      withoutNode(),
      withoutStreams(),
      cloudflare({
        viteEnvironment: { name: 'rsc', childEnvironments: ['ssr'] },
        inspectorPort: false,
        persistState: { path: process.env.ROLECALL_STATE || '.wrangler/state' },
        // `npm run dev` passes on the variables that it has checked, whereas a build only uses
        // those in wrangler.toml.
        config(worker) {
          if (!DEV_VARS) return;
          worker.vars = JSON.parse(DEV_VARS);
          // In dev, Vite serves its own modules without running the worker first.
          worker.assets = { ...worker.assets, run_worker_first: false };
          // The modules that Vite pre-bundles for `npm run dev` need Node's modules (decision 8).
          worker.compatibility_flags = ['nodejs_compat', 'enable_request_signal'];
        },
      }),
    ],
    environments: {
      client: {
        build: {
          modulePreload: { polyfill: false },
          rolldownOptions: {
            input: { index: './src/waku.client.ts' },
            output: {
              // The first script lists every chunk by its hashed name: a chunk for what all forms
              // share takes a tenth of a kilobyte less of it than one for each of their parts.
              codeSplitting: {
                includeDependenciesRecursively: false,
                groups: [{ name: 'forms', test: /src\/components\/form\/[^/]+$/ }],
              },
            },
          },
        },
      },
      rsc: {
        optimizeDeps: { include: ['hono/tiny', 'hono/body-limit', '@contentful/rich-text-types'] },
        build: {
          // Minified because a worker reads all its modules before it sends its first response.
          minify: true,
          rolldownOptions: { platform: 'neutral', input: { index: './worker/index.ts' } },
        },
      },
      ssr: {
        optimizeDeps: { include: ['waku > rsc-html-stream/server'] },
        build: {
          minify: true,
          rolldownOptions: {
            platform: 'neutral',
            input: {
              index: './src/framework/render-static-page.tsx',
              document: './src/framework/render-document.tsx',
            },
          },
        },
      },
    },
  },
});
