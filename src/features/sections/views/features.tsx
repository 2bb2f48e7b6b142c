import { ContentLink } from '../../../components/content/content-link.tsx';
import { ContentPicture } from '../../../components/content/content-picture.tsx';
import type { Item, SectionByType } from '../reshape-sections.ts';
import { Paragraphs, SectionFrame, type SectionPlace } from '../section-frame.tsx';
import { SectionIcon } from '../section-icon.tsx';

export const ItemText = ({ item }: { item: Item }) => (
  <>
    <h3>{item.title}</h3>
    <Paragraphs text={item.text} />
    {item.link && (
      <p>
        <ContentLink href={item.link.url}>{item.link.label}</ContentLink>
      </p>
    )}
  </>
);

/** Up to this many items form a row below the heading; more items form a list beside it. */
const ROW = 3;

export const Features = (props: { section: SectionByType<'features'>; place: SectionPlace }) => {
  const { section, place } = props;
  const { heading, lead, items, image } = section;
  const shape = image
    ? 'features-pictured'
    : items.length > ROW
      ? 'band-beside features-beside'
      : 'features-row';
  const side = image && place.pictures % 2 === 0 ? ' features-turned' : '';
  return (
    <SectionFrame
      place={place}
      heading={heading}
      lead={lead}
      className={`features ${shape}${side}`}
    >
      {image && <ContentPicture picture={image} className="features-picture" />}
      <ul className="features-items">
        {items.map((item) => (
          <li key={item.id}>
            {item.icon && <SectionIcon name={item.icon} />}
            <ItemText item={item} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
};
