import { HONEYPOT_FIELD } from '../../contracts/application-rules.ts';
import { CHALLENGE_FIELD } from '../../contracts/site/challenge.ts';
import { formValues } from '../../lib/form-values.ts';

export type Values = Record<string, string[]>;

/** A draft is the visitor's own and stays in the tab; consent and file are given anew. */
const NOT_KEPT = [
  'consent',
  'resume',
  'resumeToken',
  'resumeName',
  'keepResume',
  'useKeptResume',
  'source',
  'referralId',
  // Of a review: which one it is about.
  'action',
  'version',
  HONEYPOT_FIELD,
  CHALLENGE_FIELD,
];

/**
 * Keeps what was typed into one form across reloads. A storage that fails changes nothing.
 * @param names of fields that stand apart in a draft which several forms share, by their own names
 */
export const createDraft = (
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  key: string,
  names: Record<string, string> = {},
) => {
  const nameOf = (field: string) => names[field] ?? field;
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
     * @param fields names of all that the form has: what is kept of others stays
     * @param defaults what its fields hold where nobody typed; nothing where they are not named
     */
    save(form: FormData, fields: Iterable<string>, defaults: Record<string, string> = {}): void {
      const shown = new Set([...fields].map(nameOf));
      const others = Object.entries(read() ?? {}).filter(([name]) => !shown.has(name));
      const typed = Object.entries(formValues(form))
        .filter(
          ([name, all]) =>
            !NOT_KEPT.includes(name) && all.some((value) => value !== (defaults[name] ?? '')),
        )
        .map(([name, all]) => [nameOf(name), all]);
      const values = [...others, ...typed];
      try {
        if (values.length === 0) storage().removeItem(key);
        else storage().setItem(key, JSON.stringify(Object.fromEntries(values)));
      } catch {
        // Full or blocked: the form works as it would without drafts.
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
        // As above.
      }
    },
  };
};

/** Whether nobody has changed a control of text: what the page itself put there gives way to a draft. */
const isUntouched = (control: HTMLInputElement | HTMLTextAreaElement): boolean =>
  control.type !== 'hidden' && control.value === control.defaultValue;

/**
 * Puts values into those of a form's own controls that are empty.
 * @param isDraft whether they also go where a control holds what the page itself put there
 */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one case for each kind of control.
export const fillForm = (form: HTMLFormElement, values: Values, isDraft = false): void => {
  for (const control of form.elements) {
    if (
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement
    ) {
      const kept = values[control.name];
      if (!kept) continue;
      if (control.type === 'checkbox' || control.type === 'radio') {
        const box = control as HTMLInputElement;
        // What somebody has chosen already, before scripts ran, is newer.
        if (box.checked === box.defaultChecked) box.checked = kept.includes(box.value);
      } else if (control instanceof HTMLSelectElement) {
        // What the page chose, such as the plan of a link, is newer.
        if (control.value === '') control.value = kept[0] ?? '';
        // The list may be another one by now: nothing is chosen then.
        if (control.selectedIndex < 0) control.value = '';
      } else if (
        control.type !== 'file' &&
        (control.value === '' || (isDraft && isUntouched(control)))
      ) {
        control.value = kept[0] ?? '';
      }
    }
  }
};
