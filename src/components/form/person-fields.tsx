import { LINK_KINDS } from '../../contracts/application-rules.ts';
import { TextField } from './field.tsx';

/* Personal fields have the same names in every form, so that browsers can autofill them (WCAG
   2.2, 1.3.5; the names are those of `autocomplete` in the HTML standard). */

/** Returns a field's properties from `useForm`, including its submitted value and its errors. */
type GetFieldProps = (name: string) => {
  readonly name: string;
  readonly idPrefix?: string | undefined;
  readonly errors?: string[] | undefined;
  readonly defaultValue?: string | undefined;
};

export const NamePair = ({ field }: { field: GetFieldProps }) => (
  <div className="field-pair">
    <TextField
      {...field('firstName')}
      label="First name"
      autoComplete="given-name"
      maxLength={100}
    />
    <TextField
      {...field('lastName')}
      label="Last name"
      autoComplete="family-name"
      maxLength={100}
    />
  </div>
);

export const EmailField = ({
  label = 'Email',
  ...field
}: Partial<Parameters<typeof TextField>[0]> & { name: string }) => (
  <TextField type="email" autoComplete="email" maxLength={254} dir="ltr" {...field} label={label} />
);

export const PhoneField = (field: ReturnType<GetFieldProps> & { optional?: boolean }) => (
  <TextField {...field} label="Phone" type="tel" autoComplete="tel" maxLength={40} dir="ltr" />
);

/** These fields are optional in every form, as the form or the group's legend states. */
export const LinkFields = ({ field }: { field: GetFieldProps }) =>
  Object.entries(LINK_KINDS).map(([kind, label]) => (
    <TextField
      key={kind}
      {...field(`links.${kind}`)}
      label={label}
      inputMode="url"
      // Browsers can autofill a single personal URL, but not profile URLs.
      autoComplete={kind === 'portfolio' ? 'url' : undefined}
      maxLength={500}
      dir="ltr"
    />
  ));
