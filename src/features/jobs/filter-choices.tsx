/** A value, its label, and the formatted number of matching jobs. */
export type Choice = readonly [value: string, label: string, count?: string];

export const FilterChoices = (props: {
  name: string;
  type: 'checkbox' | 'radio';
  choices: readonly Choice[];
  selected: readonly string[];
}) =>
  props.choices.map(([value, label, count]) => (
    <label key={value} className="choice">
      <input
        type={props.type}
        name={props.name}
        value={value}
        defaultChecked={props.selected.includes(value)}
      />
      <span dir="auto">{label}</span>
      {count !== undefined && (
        <span className="count">
          {count}
          <span className="visually-hidden"> jobs</span>
        </span>
      )}
    </label>
  ));
