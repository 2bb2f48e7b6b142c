import { LINK_KINDS } from '../../contracts/application-rules.ts';
import { TextField } from './field.tsx';

/*
 * What is asked of whoever sends a form: everywhere under the same name, so that browsers fill it in
 * (WCAG 2.2, 1.3.5; the names are those of the HTML standard's `autocomplete`).
 */

/** Of one field of `useForm`: as it was sent, and what is wrong with it. */
type FieldOf = (name: string) => {
  readonly name: string;
  readonly idPrefix?: string | undefined;
  readonly errors?: string[] | undefined;
  readonly defaultValue?: string | undefined;
};

export const NamePair = ({ field }: { field: FieldOf }) => (
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

export const PhoneField = (field: ReturnType<FieldOf> & { optional?: boolean }) => (
  <TextField {...field} label="Phone" type="tel" autoComplete="tel" maxLength={40} dir="ltr" />
);

/** Optional in every form: the group or the form says so. */
export const LinkFields = ({ field }: { field: FieldOf }) =>
  Object.entries(LINK_KINDS).map(([kind, label]) => (
    <TextField
      key={kind}
      {...field(`links.${kind}`)}
      label={label}
      inputMode="url"
      // A browser knows one address of a person's own, and no profiles.
      autoComplete={kind === 'portfolio' ? 'url' : undefined}
      maxLength={500}
      dir="ltr"
    />
  ));
