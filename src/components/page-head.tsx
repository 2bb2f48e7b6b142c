import type { Picture } from '../lib/content/reshape-entry.ts';
import { loadFrame } from '../lib/content/site-frame.ts';
import { getRuntime } from '../lib/runtime.ts';

/** What a page says of itself; React lifts it into the head. `path` is the canonical one. */
export const PageHead = async (props: {
  title: string;
  description: string;
  path: string;
  index?: boolean;
  /** For links in social networks; the site's own picture where there is none. */
  image?: Picture;
  type?: 'article';
}) => {
  const { siteUrl } = getRuntime().config;
  const { name, socialImage } = await loadFrame();
  const url = `${siteUrl}${props.path}`;
  const image = props.image ?? socialImage;
  return (
    <>
      <title>{`${props.title} · ${name}`}</title>
      <meta name="description" content={props.description} />
      <meta property="og:title" content={props.title} />
      <meta property="og:description" content={props.description} />
      <meta property="og:type" content={props.type ?? 'website'} />
      <meta property="og:url" content={url} />
      <meta property="og:site_name" content={name} />
      {image && (
        <>
          <meta property="og:image" content={new URL(image.url, siteUrl).href} />
          {image.alt && <meta property="og:image:alt" content={image.alt} />}
        </>
      )}
      {props.index === false ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={url} />
      )}
    </>
  );
};
