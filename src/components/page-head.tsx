import { documentTags } from '../lib/document-tags.ts';
import { loadHead, type PageMetadata } from '../lib/loaded-page.ts';
import { getRuntime } from '../lib/runtime.ts';

/**
 * A page's head; React moves the tags into `<head>`. Tags that only machines read are written only
 * to documents, because client-side navigation does not use them (decision 3).
 */
export const PageHead = async (words: PageMetadata) => {
  const head = await loadHead(words);
  const runtime = getRuntime();
  runtime.documentHead = {
    ...runtime.documentHead,
    tags: documentTags(words, head, runtime.config.siteUrl),
    isIndexed: head.canonical !== null,
  };
  return (
    <>
      <title>{head.title}</title>
      <meta name="description" content={words.description} />
      {head.canonical === null ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={head.canonical} />
      )}
    </>
  );
};
