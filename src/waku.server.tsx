import { fsRouter } from 'waku';
import adapter from 'waku/adapters/cloudflare';
import { withDocuments } from './framework/with-documents.ts';

export default adapter(
  withDocuments(fsRouter(import.meta.glob('./pages/**/*.{tsx,ts}', { base: './' }))),
);
