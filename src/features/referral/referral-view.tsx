import { createReferral } from '../../contracts/endpoints/product.ts';
import { loadFrame } from '../../lib/content/site-frame.ts';
import { loadPolicyUrl } from '../../lib/load-policy-url.ts';
import { getRuntime, returnedForm } from '../../lib/runtime.ts';
import { ReferralForm } from './referral-form.tsx';
import { ReferralLinks } from './referral-links.tsx';

/** Title of the page that shows a link. */
export const REFERRAL_CREATED = 'Your referral link';

/** Explains referrals and shows the form; with the id of a referral, shows its links. */
export const ReferralView = async ({ id }: { id: string | undefined }) => {
  const { siteUrl, turnstileSiteKey } = getRuntime().config;
  if (id) return <ReferralLinks id={id} siteUrl={siteUrl} heading="h1" />;
  const [{ name, email }, policyUrl] = await Promise.all([loadFrame(), loadPolicyUrl()]);
  return (
    <div className="referral-page">
      <div className="stack">
        <h1>Refer a friend</h1>
        <p className="lead">
          You know somebody for one of these jobs? Send them your link. When they are hired, we say
          thank you to you.
        </p>
        <ol className="referral-steps">
          <li>Make a link of your own. It takes a name and an address, no account.</li>
          <li>Pass it on: to one person, to many, for one job or for all.</li>
          <li>
            Whoever opens it and applies within 30 days counts as yours. They see nothing of it, and
            you learn nothing of their application.
          </li>
        </ol>
      </div>
      <section className="contact" id="refer" aria-labelledby="refer-heading">
        <h2 id="refer-heading">Make your link</h2>
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
