import { getRuntime } from '../lib/runtime.ts';
import { SITE } from '../lib/site.ts';

/** What a page says of itself; React lifts it into the head. `path` is the canonical one. */
export const PageHead = (props: {
  title: string;
  description: string;
  path: string;
  index?: boolean;
}) => {
  const url = `${getRuntime().config.siteUrl}${props.path}`;
  return (
    <>
      <title>{`${props.title} · ${SITE.name}`}</title>
      <meta name="description" content={props.description} />
      <meta property="og:title" content={props.title} />
      <meta property="og:description" content={props.description} />
      <meta property="og:url" content={url} />
      {props.index === false ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={url} />
      )}
    </>
  );
};
