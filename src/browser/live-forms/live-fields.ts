import { formUrl } from './form-url.ts';

/** The selector for forms that update their page on every change. */
export const LIVE = 'form[data-live]';

type Field = HTMLInputElement | HTMLSelectElement;

const isField = (element: unknown): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement;

const isChoice = (field: Field): boolean =>
  field instanceof HTMLSelectElement || ['checkbox', 'radio'].includes(field.type);

/** True for text fields, whose values take effect only when the form is submitted. */
export const isTextField = (element: unknown): element is HTMLInputElement =>
  element instanceof HTMLInputElement && !isChoice(element);

/** Returns the field's live form if changing this field submits it immediately. */
export const findChoiceForm = (element: unknown): HTMLFormElement | undefined =>
  isField(element) && isChoice(element) && element.form?.matches(LIVE) ? element.form : undefined;

export const getFormUrl = (form: HTMLFormElement): string =>
  formUrl(form.getAttribute('action') ?? '', new FormData(form));
