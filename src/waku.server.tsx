import { fsRouter } from 'waku';
import adapter from 'waku/adapters/cloudflare';
import { PAGE_FILES } from './page-files.ts';

export default adapter(fsRouter(PAGE_FILES));
