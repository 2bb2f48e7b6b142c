import { RichText } from '../../../components/content/rich-text.tsx';
import type { SectionByType } from '../reshape-sections.ts';
import { SectionFrame, type SectionPlace } from '../section-frame.tsx';

/** A list of questions that expand to show their answers, even without scripts. */
export const Faq = ({ section, place }: { section: SectionByType<'faq'>; place: SectionPlace }) => {
  const { heading, lead, items } = section;
  return (
    <SectionFrame place={place} heading={heading} lead={lead} className="band-beside faq">
      <div className="faq-list">
        {items.map(({ id, question, answer }, i) => (
          <details key={id}>
            <summary>
              <h3>{question}</h3>
            </summary>
            <div className="prose">
              <RichText document={answer} topLevel={4} idPrefix={`${place.anchor}.${i + 1}.`} />
            </div>
          </details>
        ))}
      </div>
    </SectionFrame>
  );
};
