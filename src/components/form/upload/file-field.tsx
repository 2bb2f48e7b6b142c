import type { ReactNode } from 'react';
import { FieldErrors, FieldLabel } from '../field.tsx';
import { describedBy, fieldId } from '../field-ids.ts';

/** A labelled file field whose hint and errors are linked to it for screen readers. */
export const FileField = (props: {
  name: string;
  label: string;
  hint: ReactNode;
  errors?: readonly string[];
  optional?: boolean;
  /** File extensions, including the dot. */
  accept: readonly string[];
}) => {
  const { name, errors, accept } = props;
  return (
    <>
      <FieldLabel {...props} />
      <FieldErrors {...props} />
      <input
        className="input"
        id={fieldId(props)}
        name={name}
        type="file"
        accept={accept.join(',')}
        aria-invalid={errors ? true : undefined}
        aria-describedby={describedBy(props)}
      />
    </>
  );
};
