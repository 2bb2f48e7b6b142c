import { getRuntime } from '../lib/runtime.ts';
import type { StructuredData } from '../lib/structured-data/structured-data.ts';

/** Structured data of the page, for search engines: the document has it, if it is to be found at all. */
export const JsonLd = ({ data }: { data: StructuredData }) => {
  const runtime = getRuntime();
  runtime.documentHead = {
    ...runtime.documentHead,
    data: [...(runtime.documentHead?.data ?? []), data],
  };
  return null;
};
