import { HONEYPOT_FIELD } from '../../contracts/application-rules.ts';
import { CHALLENGE_FIELD } from '../../contracts/site/challenge.ts';
import { formValues } from '../../lib/form-values.ts';

export type Values = Record<string, string[]>;

/**
 * Fields that are never stored in a draft. Consent and files, for example, must be provided again
 * each time.
 */
const NOT_STORED = [
  'consent',
  'resume',
  'resumeToken',
  'resumeName',
  'keepResume',
  'useKeptResume',
  'source',
  'referralId',
  // `action` and `version` are the hidden fields of a review form.
  'action',
  'version',
  HONEYPOT_FIELD,
  CHALLENGE_FIELD,
];

/**
 * Stores a form's input across reloads. Storage errors are ignored.
 * @param names storage names for fields whose values must not be shared between forms that use this
 * draft
 */
export const createDraft = (
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  key: string,
  names: Record<string, string> = {},
) => {
  const getStoredName = (field: string) => names[field] ?? field;
  const read = (): Values | undefined => {
    try {
      const values: unknown = JSON.parse(storage().getItem(key) ?? 'null');
      if (typeof values !== 'object' || values === null) return undefined;
      const lists = Object.entries(values).filter(([, value]) => Array.isArray(value));
      return Object.fromEntries(lists);
    } catch {
      return undefined;
    }
  };
  return {
    /**
     * @param fields names of all fields in the form; stored values of other fields are kept
     * @param defaults initial values by field name; a field without one is initially empty
     */
    save(form: FormData, fields: Iterable<string>, defaults: Record<string, string> = {}): void {
      const shown = new Set([...fields].map(getStoredName));
      const others = Object.entries(read() ?? {}).filter(([name]) => !shown.has(name));
      const typed = Object.entries(formValues(form))
        .filter(
          ([name, all]) =>
            !NOT_STORED.includes(name) && all.some((value) => value !== (defaults[name] ?? '')),
        )
        .map(([name, all]) => [getStoredName(name), all]);
      const values = [...others, ...typed];
      try {
        if (values.length === 0) storage().removeItem(key);
        else storage().setItem(key, JSON.stringify(Object.fromEntries(values)));
      } catch {
        // Storage is full or blocked. The form works without drafts.
      }
    },
    load(): Values | undefined {
      const values = read();
      if (!values) return undefined;
      const own = Object.entries(names).map(([field, name]) => [field, values[name]]);
      return { ...values, ...Object.fromEntries(own.filter(([, value]) => value)) };
    },
    clear(): void {
      try {
        storage().removeItem(key);
      } catch {
        // Storage is blocked.
      }
    },
  };
};

/** Whether a text control still has its initial value, which a draft may replace. */
const isUntouched = (control: HTMLInputElement | HTMLTextAreaElement): boolean =>
  control.type !== 'hidden' && control.value === control.defaultValue;

/**
 * Fills in the form's empty controls.
 * @param isDraft whether to replace initial values as well
 */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one case for each kind of control.
export const fillForm = (form: HTMLFormElement, values: Values, isDraft = false): void => {
  for (const control of form.elements) {
    if (
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement
    ) {
      const stored = values[control.name];
      if (!stored) continue;
      if (control.type === 'checkbox' || control.type === 'radio') {
        const box = control as HTMLInputElement;
        // A choice made before the scripts ran is newer than the draft, so it is kept.
        if (box.checked === box.defaultChecked) box.checked = stored.includes(box.value);
      } else if (control instanceof HTMLSelectElement) {
        // A preselected value, such as the plan in the link's URL, is newer than the draft.
        if (control.value === '') control.value = stored[0] ?? '';
        // Selects nothing if the stored option no longer exists.
        if (control.selectedIndex < 0) control.value = '';
      } else if (
        control.type !== 'file' &&
        (control.value === '' || (isDraft && isUntouched(control)))
      ) {
        control.value = stored[0] ?? '';
      }
    }
  }
};
