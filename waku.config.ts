import { cloudflare } from '@cloudflare/vite-plugin';
import { defineConfig } from 'waku/config';
import { axiosForWorkers, browserOnly, spaceAsText } from './scripts/vite-plugins.ts';

const DEV_VARS = process.env.ROLECALL_DEV_VARS;

// The worker is the server's entry in dev and in the build alike: without the
// `input` override Waku would make an entry of its own and leave the worker out.
export default defineConfig({
  unstable_adapter: 'waku/adapters/cloudflare',
  vite: {
    // The id that `npm run build` writes its files under; `npm run dev` has Waku's own.
    define: process.env.ROLECALL_BUILD_ID
      ? { 'import.meta.env.WAKU_BUILD_ID': JSON.stringify(process.env.ROLECALL_BUILD_ID) }
      : {},
    plugins: [
      spaceAsText(),
      browserOnly(),
      axiosForWorkers(),
      cloudflare({
        viteEnvironment: { name: 'rsc', childEnvironments: ['ssr'] },
        inspectorPort: false,
        // `npm run dev` hands over the variables it checked; a build takes those of wrangler.toml only.
        config: () =>
          DEV_VARS
            ? // Vite's own modules never reach the gateway.
              { vars: JSON.parse(DEV_VARS), assets: { run_worker_first: false } }
            : undefined,
      }),
    ],
    environments: {
      client: {
        build: { rolldownOptions: { input: { index: './src/waku.client.ts' } } },
      },
      rsc: {
        optimizeDeps: { include: ['hono/tiny'] },
        build: {
          // All modules are compiled before the first answer, whoever needs them.
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
            input: { index: './src/ssr/render-document.tsx' },
          },
        },
      },
    },
  },
});
