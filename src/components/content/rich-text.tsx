import { documentToReactComponents, type Options } from '@contentful/rich-text-react-renderer';
import type { Block, Inline } from '@contentful/rich-text-types';
import { Children, Fragment, type ReactNode } from 'react';
import * as v from 'valibot';
import { HrefSchema } from '../../lib/content/reshape-entry.ts';
import {
  extractText,
  type HeadingOptions,
  headingsByNode,
  type RichTextDocument,
} from '../../lib/content/rich-text/rich-text.ts';
import { assetTarget, entryTarget } from '../../lib/content/rich-text/rich-text-targets.ts';
import { Styles } from '../styles.tsx';
import { ContentLink } from './content-link.tsx';
import { EmbeddedAsset, EmbeddedEntry } from './embedded-content.tsx';

type Node = Block | Inline;
type Heading = 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

const isCode = (node: Node['content'][number]) =>
  node.nodeType === 'text' && 'marks' in node && node.marks.some(({ type }) => type === 'code');

/** Renders a paragraph; one that contains only code becomes a code block. */
const Paragraph = ({ node, children }: { node: Node; children: ReactNode }) =>
  node.content.every(isCode) ? (
    <pre>
      <code>{extractText(node as never)}</code>
    </pre>
  ) : (
    <p>{children}</p>
  );

const isHeadRow = (row: Node['content'][number] | undefined) =>
  row !== undefined &&
  'content' in row &&
  row.content.every(({ nodeType }) => nodeType === 'table-header-cell');

/**
 * Maximum number of columns in a table that never needs scrolling. Such a table fits on every
 * screen that is wide enough for prose.css to show it as a table rather than as lists.
 */
const COLUMNS_WITH_ROOM = 4;

const Table = ({ node, children }: { node: Node; children: ReactNode }) => {
  const rows = Children.toArray(children);
  const first = node.content[0] as Node | undefined;
  const head = isHeadRow(first) ? rows.slice(0, 1) : [];
  const columns = (first?.content ?? []).map((cell) => extractText(cell as never).trim());
  // A table that may scroll is focusable for keyboard users, and has a unique name.
  const scrolls = columns.length > COLUMNS_WITH_ROOM && {
    role: 'group',
    'aria-label': `Table: ${columns.join(', ')}`,
    tabIndex: 0,
  };
  return (
    <div className="table-scroll" {...scrolls}>
      <table>
        {head.length > 0 && <thead>{head}</thead>}
        <tbody>{rows.slice(head.length)}</tbody>
      </table>
    </div>
  );
};

interface Cell {
  /** Cells in a header row are column headers; header cells in other rows are row headers. */
  readonly scope: 'col' | 'row';
  /** The column's name, for layouts that do not show the header row above the cell. */
  readonly column?: string;
}

const findCells = (document: RichTextDocument): ReadonlyMap<unknown, Cell> => {
  const cells = new Map<unknown, Cell>();
  const visit = (node: Node | RichTextDocument) => {
    for (const child of node.content) {
      if (!('content' in child)) continue;
      if (node.nodeType === 'table') {
        const first = node.content[0] as Node;
        const head = isHeadRow(first) ? first : undefined;
        for (const [i, cell] of child.content.entries()) {
          const title = head?.content[i];
          const column = (title && extractText(title as never).trim()) || undefined;
          cells.set(cell, child === head ? { scope: 'col' } : { scope: 'row', column });
        }
      }
      visit(child);
    }
  };
  visit(document);
  return cells;
};

const linkTo = (href: string | undefined, children: ReactNode) =>
  href === undefined ? children : <ContentLink href={href}>{children}</ContentLink>;

const parseHref = (uri: unknown) => {
  const parsed = v.safeParse(HrefSchema, uri);
  return parsed.success ? parsed.output : undefined;
};

/** Renders the editor's line breaks as `<br>`. */
const withBreaks = (text: string): ReactNode =>
  text.includes('\n')
    ? text.split('\n').map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines never move.
        <Fragment key={i}>
          {i > 0 && <br />}
          {line}
        </Fragment>
      ))
    : text;

const createOptions = (document: RichTextDocument, options: HeadingOptions): Options => {
  const headings = headingsByNode(document, options);
  const cells = findCells(document);
  const heading = (node: Node, children: ReactNode) => {
    const { id, level, text } = headings.get(node) ?? { id: '', level: 6, text: '' };
    const Element = `h${level}` as Heading;
    return (
      <div className="anchored">
        <Element id={id}>{children}</Element>
        <a className="anchor" href={`#${id}`} aria-label={`Link to “${text}”`}>
          #
        </a>
      </div>
    );
  };
  return {
    renderText: withBreaks,
    renderMark: {
      bold: (text) => <strong>{text}</strong>,
      italic: (text) => <em>{text}</em>,
    },
    renderNode: {
      ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`heading-${level}`, heading])),
      paragraph: (node, children) => <Paragraph node={node}>{children}</Paragraph>,
      table: (node, children) => <Table node={node}>{children}</Table>,
      'table-row': (_, children) => <tr>{children}</tr>,
      'table-cell': (node, children) => <td data-column={cells.get(node)?.column}>{children}</td>,
      'table-header-cell': (node, children) => {
        const { scope, column } = cells.get(node) ?? {};
        return (
          <th scope={scope} data-column={column}>
            {children}
          </th>
        );
      },
      hyperlink: (node, children) => linkTo(parseHref(node.data.uri), children),
      'entry-hyperlink': (node, children) => linkTo(entryTarget(node.data.target)?.href, children),
      'asset-hyperlink': (node, children) => linkTo(assetTarget(node.data.target)?.href, children),
      'embedded-asset-block': (node) => <EmbeddedAsset asset={node.data.target} />,
      'embedded-entry-block': (node) => <EmbeddedEntry entry={node.data.target} />,
      'embedded-entry-inline': (node) => {
        const target = entryTarget(node.data.target);
        return target ? linkTo(target.href, target.label) : null;
      },
    },
  };
};

/**
 * Renders rich text as semantic HTML, to be placed inside a `.prose` element. The highest heading
 * level becomes `topLevel`; each heading has an id and a link to itself.
 */
export const RichText = ({
  document,
  ...options
}: HeadingOptions & { document: RichTextDocument }) => (
  <>
    <Styles of={['prose']} />
    {documentToReactComponents(document, createOptions(document, options))}
  </>
);
