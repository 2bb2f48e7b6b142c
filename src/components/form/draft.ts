import { HONEYPOT_FIELD } from '../../contracts/application-rules.ts';
import { CHALLENGE_FIELD } from '../../contracts/challenge.ts';
import { formValues } from '../../lib/form-values.ts';

type Values = Record<string, string[]>;

/** A draft is the visitor's own and stays in the tab; consent and file are given anew. */
const NOT_KEPT = [
  'consent',
  'resume',
  'resumeToken',
  'keepResume',
  'useKeptResume',
  'source',
  'referralId',
  HONEYPOT_FIELD,
  CHALLENGE_FIELD,
];

/** Keeps what was typed into one form across reloads. A storage that fails changes nothing. */
export const createDraft = (
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  key: string,
) => ({
  save(form: FormData): void {
    const values = Object.entries(formValues(form)).filter(
      ([name, all]) => !NOT_KEPT.includes(name) && all.some((value) => value !== ''),
    );
    try {
      if (values.length === 0) storage().removeItem(key);
      else storage().setItem(key, JSON.stringify(Object.fromEntries(values)));
    } catch {
      // Full or blocked: the form works as it would without drafts.
    }
  },
  load(): Values | undefined {
    try {
      const values: unknown = JSON.parse(storage().getItem(key) ?? 'null');
      if (typeof values !== 'object' || values === null) return undefined;
      const lists = Object.entries(values).filter(([, value]) => Array.isArray(value));
      return Object.fromEntries(lists);
    } catch {
      return undefined;
    }
  },
  clear(): void {
    try {
      storage().removeItem(key);
    } catch {
      // As above.
    }
  },
});

/** Puts values into a form's own controls. */
export const fillForm = (form: HTMLFormElement, values: Values): void => {
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
      } else if (control.type !== 'file' && control.value === '') {
        control.value = kept[0] ?? '';
        // A draft of another form may hold what this list has not: nothing is chosen then.
        if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.value = '';
      }
    }
  }
};
