import { Link } from '../../components/link.tsx';
import { Styles } from '../../components/styles.tsx';
import { changeJobAlert } from '../../contracts/endpoints/job-alerts.ts';
import { ALERT_FREQUENCIES } from '../../contracts/enums.ts';
import type { AlertAction, JobAlert, JobAlertList } from '../../contracts/site/job-alert.ts';
import { endpointUrl } from '../../lib/api/client.ts';
import type { SiteHref } from '../../routes/hrefs.ts';
import { FrequencyField } from './frequency-field.tsx';

/** The alerts of one address, with a form for each. They are plain forms that need no JavaScript. */
export const JobAlertsView = ({
  id,
  list: { masked, alerts, link },
}: {
  id: string;
  list: JobAlertList & { readonly link: string };
}) => (
  <div className="stack">
    <Styles of={['contact']} />
    <div className="stack">
      <h1>Your job alerts</h1>
      {masked ? (
        <p className="lead">For {masked}. Anyone with this link can change them.</p>
      ) : (
        <p className="lead">
          You have no job alerts. To get one, <Link to="/jobs">search for jobs</Link> and choose
          “Email me jobs like these”.
        </p>
      )}
    </div>
    {alerts.map((alert) => (
      <AlertSection
        key={alert.id}
        alert={alert}
        others={alerts.filter(({ state }) => state !== 'unconfirmed')}
        action={`/${endpointUrl(changeJobAlert, { params: { id }, query: { link } })}`}
      />
    ))}
  </div>
);

const STATES: Readonly<Record<JobAlert['state'], string>> = {
  unconfirmed: 'Not confirmed yet: we email you nothing.',
  active: '',
  paused: 'Paused: we email you nothing.',
};

const describe = ({ state, frequency }: JobAlert): string =>
  STATES[state] || `We email you new jobs: ${ALERT_FREQUENCIES[frequency].toLowerCase()} at most.`;

/** Chooses which alert a new one replaces. */
const ReplacedField = ({ id, others }: { id: string; others: readonly JobAlert[] }) => (
  <div className="field">
    <label htmlFor={id}>Instead of</label>
    <select className="input" id={id} name="replaces" defaultValue="">
      <option value="">None of my other alerts</option>
      {others.map((other) => (
        <option key={other.id} value={other.id}>
          {other.name}
        </option>
      ))}
    </select>
  </div>
);

const AlertSection = ({
  alert,
  others,
  action,
}: {
  alert: JobAlert;
  /** The confirmed alerts of the address. */
  others: readonly JobAlert[];
  action: string;
}) => {
  const { id, name, search, frequency, state, isAsked } = alert;
  const change = (value: AlertAction, label: string, isMain = false) => (
    <button
      className={isMain ? 'button' : 'button button-quiet'}
      type="submit"
      name="action"
      value={value}
    >
      {label}
    </button>
  );
  return (
    <section className="contact panel stack" id={`alert-${id}`} aria-labelledby={`name-${id}`}>
      <h2 id={`name-${id}`}>
        <Link to={`/jobs?${search}` as SiteHref}>{name}</Link>
      </h2>
      <p>{describe(alert)}</p>
      {state !== 'unconfirmed' && (
        <p>
          <Link to={`/jobs?${search}` as SiteHref}>Change the search</Link>, then choose “Email me
          jobs like these”. You can replace this alert when you confirm the new one.
        </p>
      )}
      {isAsked && (
        <p className="notice">
          You haven’t used this page for a year, so this alert ends soon unless you keep it.
        </p>
      )}
      <form className="plain-form" method="post" action={action}>
        <input type="hidden" name="alert" value={id} />
        {state !== 'unconfirmed' && <FrequencyField id={`frequency-${id}`} value={frequency} />}
        {state === 'unconfirmed' && others.length > 0 && (
          <ReplacedField id={`replaces-${id}`} others={others} />
        )}
        <div className="form-actions">
          {state === 'unconfirmed' && change('confirm', 'Confirm', true)}
          {isAsked && change('keep', 'Keep', true)}
          {state !== 'unconfirmed' && change('change', 'Save', !isAsked)}
          {state === 'active' && change('pause', 'Pause')}
          {state === 'paused' && change('resume', 'Resume')}
          {change('stop', 'Stop')}
        </div>
      </form>
    </section>
  );
};
