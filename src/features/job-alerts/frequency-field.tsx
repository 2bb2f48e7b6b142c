import { ALERT_FREQUENCIES, type AlertFrequency } from '../../contracts/enums.ts';

/** Chooses how often an alert is mailed. */
export const FrequencyField = ({ id, value }: { id: string; value: AlertFrequency }) => (
  <div className="field">
    <label htmlFor={id}>How often</label>
    <select className="input" id={id} name="frequency" defaultValue={value}>
      {Object.entries(ALERT_FREQUENCIES).map(([name, label]) => (
        <option key={name} value={name}>
          {label}
        </option>
      ))}
    </select>
  </div>
);
