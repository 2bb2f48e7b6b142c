import type { Heading } from '../../lib/content/rich-text/rich-text.ts';

/** With fewer headings than this, a table of contents is not worth the space. */
const MIN_HEADINGS = 3;

/**
 * Lists a post's headings: beside the text if there is room, otherwise in a collapsed list above
 * it.
 */
export const TableOfContents = ({ headings }: { headings: readonly Heading[] }) => {
  const shown = headings.filter(({ level }) => level <= 3);
  if (shown.length < MIN_HEADINGS) return null;
  return (
    <nav className="post-contents" aria-labelledby="contents">
      <details>
        <summary>On this page</summary>
        <p id="contents" className="post-contents-title">
          On this page
        </p>
        <ol>
          {shown.map(({ id, level, text }) => (
            <li key={id} className={level > 2 ? 'post-contents-sub' : undefined}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
};
