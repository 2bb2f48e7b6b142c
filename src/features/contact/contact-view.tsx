import { Link } from '../../components/link.tsx';
import { Styles } from '../../components/styles.tsx';
import type { ContactKind } from '../../contracts/contact.ts';
import { CONTACT_KINDS, listKeys } from '../../contracts/enums.ts';
import { loadFrame } from '../../lib/content/site-frame.ts';
import { contactPath } from '../../routes/hrefs.ts';
import { ContactSection } from './contact-section.tsx';
import { CONTACT_TEXTS } from './contact-texts.ts';

/** The list of forms to choose from, with the selected form beside it. */
export const ContactView = async (props: {
  kind: ContactKind | undefined;
  /** The id of the plan to preselect. */
  plan?: string;
}) => {
  const { kind, plan } = props;
  const { email } = await loadFrame();
  return (
    <div className="contact-page">
      <Styles of={['contact']} />
      <div className="stack">
        <h1>Contact us</h1>
        {!kind && <p className="lead">What’s it about?</p>}
        <nav aria-label="Topic">
          <ul className="contact-choice">
            {listKeys(CONTACT_KINDS).map((one) => (
              <li key={one}>
                <Link to={contactPath(one)} aria-current={one === kind ? 'true' : undefined}>
                  <strong>{CONTACT_TEXTS[one].choice}</strong>
                  <span>{CONTACT_TEXTS[one].choiceHint}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <p>
          Or email <a href={`mailto:${email}`}>{email}</a>.
        </p>
      </div>
      {kind && <ContactSection kind={kind} plan={plan} />}
    </div>
  );
};
