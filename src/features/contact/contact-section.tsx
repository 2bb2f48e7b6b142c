import { Styles } from '../../components/styles.tsx';
import type { ContactKind } from '../../contracts/contact.ts';
import { CONTACT_CALLS } from '../../contracts/contact-calls.ts';
import { listSubscriptionPlans } from '../../contracts/endpoints/product.ts';
import { orUnavailable } from '../../lib/api/or-unavailable.ts';
import { serverApi } from '../../lib/api/server.ts';
import { loadFrame } from '../../lib/content/site-frame.ts';
import { loadPolicyUrl } from '../../lib/load-policy-url.ts';
import { getRuntime, returnedForm } from '../../lib/runtime.ts';
import { planChoice } from '../../lib/words/plan-price.ts';
import { ContactForm } from './contact-form.tsx';
import { CONTACT_TEXTS } from './contact-texts.ts';

/**
 * Loads the plans that employers can book. Returns an empty list if the service does not respond.
 */
const loadPlans = async () =>
  (await orUnavailable(serverApi().call(listSubscriptionPlans)))?.data ?? [];

/**
 * A contact form with its heading, for any page. The markup is cacheable because it contains no
 * private data.
 */
export const ContactSection = async (props: {
  kind: ContactKind;
  /** Replaces the default heading. */
  heading?: string;
  lead?: string;
  /** The service to preselect, for instance when the form is on that service's page. */
  service?: string;
  /** The id of the plan to preselect instead of a service. */
  plan?: string;
  /** The path of the page that contains the form, unless it is the contact page. */
  page?: string;
  anchor?: string;
  /** The heading's level: `h1` if this section comes first on the page. */
  level?: 'h1' | 'h2';
}) => {
  const {
    kind,
    heading = CONTACT_TEXTS[kind].title,
    lead,
    plan,
    page,
    anchor = 'contact',
    level: Heading = 'h2',
  } = props;
  const [{ email }, policyUrl, plans] = await Promise.all([
    loadFrame(),
    loadPolicyUrl(),
    kind === 'employer' ? loadPlans() : [],
  ]);
  const chosen = plan && plans.find(({ id }) => id === plan);
  const service = chosen ? planChoice(chosen.name) : props.service;
  return (
    <section className="contact" id={anchor} aria-labelledby={`${anchor}-heading`}>
      <Styles of={['contact']} />
      <Heading id={`${anchor}-heading`}>{heading}</Heading>
      <p className="lead">{lead ?? CONTACT_TEXTS[kind].lead}</p>
      <ContactForm
        // Each kind or plan mounts a new form, which restores the visitor's input from the draft.
        key={`${kind} ${service}`}
        kind={kind}
        service={service}
        plans={plans.map(({ name }) => planChoice(name))}
        page={page}
        anchor={anchor}
        email={email}
        policyUrl={policyUrl}
        turnstileSiteKey={getRuntime().config.turnstileSiteKey}
        returned={returnedForm(`/${CONTACT_CALLS[kind].path}`)}
      />
    </section>
  );
};
