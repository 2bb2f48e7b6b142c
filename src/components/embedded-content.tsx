import { assetTarget, embeddedEntry, figureOf } from '../lib/content/rich-text-targets.ts';

/** An asset between paragraphs: a picture with its caption, or a file to download. */
export const EmbeddedAsset = ({ asset }: { asset: unknown }) => {
  const figure = figureOf(asset);
  if (figure) {
    return (
      <figure>
        <img src={figure.picture.url} alt={figure.picture.alt} loading="lazy" />
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

/** An entry between paragraphs. Of a type that is not for this: nothing. */
export const EmbeddedEntry = ({ entry }: { entry: unknown }) => {
  const embedded = embeddedEntry(entry);
  switch (embedded?.kind) {
    case 'callToAction':
      return (
        <aside className="embedded-call">
          <p className="embedded-call-heading">{embedded.heading.replaceAll('*', '')}</p>
          {embedded.text && <p>{embedded.text}</p>}
          <p className="embedded-call-actions">
            {embedded.actions.map(({ href, label }) => (
              <a key={href} href={href} className="button">
                {label}
              </a>
            ))}
          </p>
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
            <a href={embedded.href}>{embedded.label}</a>
          </p>
          {embedded.text && <p>{embedded.text}</p>}
        </aside>
      );
    default:
      return null;
  }
};
