import { documentTags } from '../lib/document-tags.ts';
import { headOf, type PageWords } from '../lib/loaded-page.ts';
import { getRuntime } from '../lib/runtime.ts';

/**
 * What a page says of itself; React lifts it into the head. What is for machines alone stands in the
 * document only: a navigation in the browser has no use for it (decision 44).
 */
export const PageHead = async (words: PageWords) => {
  const head = await headOf(words);
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
