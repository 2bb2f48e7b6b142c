import type { Heading } from '../../lib/content/rich-text/rich-text.ts';

/**
 * A page with fewer headings than this gets no table of contents, because it would not be worth the
 * space.
 */
const MIN_HEADINGS = 3;

/**
 * Lists a post's headings, beside the text if there is room, otherwise in a collapsed list above
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
