import { getRuntime } from '../lib/runtime.ts';
import type { StructuredData } from '../lib/structured-data/structured-data.ts';

/**
 * The page's structured data for search engines. It is written to the document only if the page is
 * indexed.
 */
export const JsonLd = ({ data }: { data: StructuredData }) => {
  const runtime = getRuntime();
  runtime.documentHead = {
    ...runtime.documentHead,
    data: [...(runtime.documentHead?.data ?? []), data],
  };
  return null;
};
