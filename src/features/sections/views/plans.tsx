import { Link } from '../../../components/link.tsx';
import type { SubscriptionPlan } from '../../../contracts/reference.ts';
import { formatPrice } from '../../../lib/words/plan-price.ts';
import { planPath } from '../../../routes/hrefs.ts';
import type { LoadedSectionByType } from '../load-sections.ts';
import {
  Paragraphs,
  SectionFrame,
  type SectionPlace,
  SectionUnavailable,
} from '../section-frame.tsx';

const Plan = ({ plan, formPath }: { plan: SubscriptionPlan; formPath?: string }) => {
  const [price, ...others] = plan.prices.map(formatPrice);
  return (
    <li className={plan.recommended ? 'plan plan-recommended' : 'plan'}>
      <div className="plan-name">
        <h3>{plan.name}</h3>
        {plan.recommended && (
          <p>
            <mark>Recommended</mark>
          </p>
        )}
      </div>
      <div className="plan-price">
        {price && (
          <p>
            <strong>{price[0]}</strong> {price[1]}
          </p>
        )}
        {others.map(([amount, timeframe]) => (
          <p key={timeframe} className="plan-other">
            or {amount} {timeframe}
          </p>
        ))}
      </div>
      <dl>
        {plan.features.map(({ key, value }) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Link
        to={planPath(plan.id, formPath)}
        className={plan.recommended ? 'button' : 'button button-quiet'}
      >
        Enquire about {plan.name}
      </Link>
    </li>
  );
};

/** The plans that employers can book, loaded from the product API. */
export const Plans = (props: { section: LoadedSectionByType<'plans'>; place: SectionPlace }) => {
  const { heading, lead, note, loaded: plans } = props.section;
  return (
    <SectionFrame place={props.place} heading={heading} lead={lead} className="plans">
      {plans ? (
        <ul className="plans-list">
          {plans.map((plan) => (
            <Plan key={plan.id} plan={plan} formPath={props.place.planFormPath} />
          ))}
        </ul>
      ) : (
        <SectionUnavailable what="the prices" />
      )}
      {note && <Paragraphs text={note} className="plans-note" />}
    </SectionFrame>
  );
};
