import { formUrl } from './form-url.ts';

/** Forms whose page changes with them. */
export const LIVE = 'form[data-live]';

type Field = HTMLInputElement | HTMLSelectElement;

const isField = (element: unknown): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement;

const isChoice = (field: Field): boolean =>
  field instanceof HTMLSelectElement || ['checkbox', 'radio'].includes(field.type);

/** Whether it is typed into: what it says counts when its form is sent. */
export const isTextField = (element: unknown): element is HTMLInputElement =>
  element instanceof HTMLInputElement && !isChoice(element);

/** The live form whose page is another one as soon as this is changed. */
export const formOfChoice = (element: unknown): HTMLFormElement | undefined =>
  isField(element) && isChoice(element) && element.form?.matches(LIVE) ? element.form : undefined;

export const urlOf = (form: HTMLFormElement): string =>
  formUrl(form.getAttribute('action') ?? '', new FormData(form));
