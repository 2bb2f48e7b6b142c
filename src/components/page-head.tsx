import { headOf, type PageWords } from '../lib/loaded-page.ts';
import { getRuntime } from '../lib/runtime.ts';

/** What a page says of itself; React lifts it into the head. */
export const PageHead = async (words: PageWords) => {
  const { title, url, canonical, siteName, image } = await headOf(words);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={words.description} />
      <meta property="og:title" content={words.title} />
      <meta property="og:description" content={words.description} />
      <meta property="og:type" content={words.type ?? 'website'} />
      <meta property="og:url" content={url} />
      <meta property="og:site_name" content={siteName} />
      {image && (
        <>
          <meta
            property="og:image"
            content={new URL(image.url, getRuntime().config.siteUrl).href}
          />
          {image.alt && <meta property="og:image:alt" content={image.alt} />}
        </>
      )}
      {canonical === null ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={canonical} />
      )}
    </>
  );
};
