import {
  assetTarget,
  embeddedEntry,
  reshapeFigure,
} from '../../lib/content/rich-text/rich-text-targets.ts';
import { ActionLinks } from './action-links.tsx';
import { ContentLink } from './content-link.tsx';
import { ContentPicture } from './content-picture.tsx';

/** An asset between paragraphs: a picture with its caption, or a file to download. */
export const EmbeddedAsset = ({ asset }: { asset: unknown }) => {
  const figure = reshapeFigure(asset);
  if (figure) {
    return (
      <figure>
        <ContentPicture picture={figure.picture} sizes="(min-width: 48rem) 42rem, 100vw" />
        {figure.caption && <figcaption>{figure.caption}</figcaption>}
      </figure>
    );
  }
  const file = assetTarget(asset);
  if (!file) return null;
  return (
    <p>
      <a href={file.href} download rel="noopener">
        {file.label}
      </a>
    </p>
  );
};

/** An entry between paragraphs; renders nothing if the entry's type cannot be embedded. */
export const EmbeddedEntry = ({ entry }: { entry: unknown }) => {
  const embedded = embeddedEntry(entry);
  switch (embedded?.kind) {
    case 'callToAction':
      return (
        <aside className="embedded-call">
          <p className="embedded-call-heading">{embedded.heading.replaceAll('*', '')}</p>
          {embedded.text && <p>{embedded.text}</p>}
          <ActionLinks actions={embedded.actions} />
        </aside>
      );
    case 'testimonial':
      return (
        <figure className="embedded-quote">
          <blockquote>
            <p>{embedded.quote}</p>
          </blockquote>
          <figcaption>
            {[embedded.name, embedded.role, embedded.company].filter(Boolean).join(', ')}
          </figcaption>
        </figure>
      );
    case 'link':
      return (
        <aside className="embedded-link">
          <p>
            <ContentLink href={embedded.href}>{embedded.label}</ContentLink>
          </p>
          {embedded.text && <p>{embedded.text}</p>}
        </aside>
      );
    default:
      return null;
  }
};
