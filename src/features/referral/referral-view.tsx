import { createReferral } from '../../contracts/endpoints/product.ts';
import { loadFrame } from '../../lib/content/site-frame.ts';
import { loadPolicyUrl } from '../../lib/load-policy-url.ts';
import { getRuntime, returnedForm } from '../../lib/runtime.ts';
import { ReferralForm } from './referral-form.tsx';
import { ReferralLinks } from './referral-links.tsx';

/** The title of the page that shows a referral's links. */
export const REFERRAL_CREATED = 'Your referral link';

/**
 * Explains referrals and shows the form. If a referral's id is given, shows that referral's links
 * instead.
 */
export const ReferralView = async ({ id }: { id: string | undefined }) => {
  const { siteUrl, turnstileSiteKey } = getRuntime().config;
  if (id) return <ReferralLinks id={id} siteUrl={siteUrl} heading="h1" />;
  const [{ name, email }, policyUrl] = await Promise.all([loadFrame(), loadPolicyUrl()]);
  return (
    <div className="referral-page">
      <div className="stack">
        <h1>Refer a friend</h1>
        <p className="lead">
          Know someone who’d be a good fit for one of our jobs? Send them your link. If they’re
          hired, we’ll write to thank you.
        </p>
        <ol className="referral-steps">
          <li>Get your own link. You don’t need an account, only a name and an email address.</li>
          <li>Share it with one person or many, for one job or all of them.</li>
          <li>
            Anyone who opens it and applies within 30 days counts as your referral. We won’t tell
            them, and you won’t see their application.
          </li>
        </ol>
      </div>
      <section className="contact" id="refer" aria-labelledby="refer-heading">
        <h2 id="refer-heading">Get your link</h2>
        <ReferralForm
          siteUrl={siteUrl}
          turnstileSiteKey={turnstileSiteKey}
          email={email}
          policyUrl={policyUrl}
          madeTitle={`${REFERRAL_CREATED} · ${name}`}
          returned={returnedForm(`/${createReferral.path}`)}
        />
      </section>
    </div>
  );
};
