import { getRuntime } from '../lib/runtime.ts';
import type { StructuredData } from '../lib/structured-data/structured-data.ts';

/**
 * Structured data of the page for search engines; written to the document if the page is indexed.
 */
export const JsonLd = ({ data }: { data: StructuredData }) => {
  const runtime = getRuntime();
  runtime.documentHead = {
    ...runtime.documentHead,
    data: [...(runtime.documentHead?.data ?? []), data],
  };
  return null;
};
