import { formatPrice, planChoice } from '../lib/plan-price.ts';
import { findSuggestions, type SuggestedField, type Suggestion } from './find-suggestions.ts';
import { reference } from './reference.ts';

const optionOf = (value: string) => Object.assign(document.createElement('option'), { value });

/** The form's own control for a category: a choice among many, or a box to tick. */
const controlOf = (form: HTMLFormElement | null, id: string) =>
  [...(form?.elements ?? [])].find(
    (control): control is HTMLInputElement | HTMLSelectElement =>
      (control instanceof HTMLSelectElement &&
        control.name === 'category' &&
        [...control.options].some(({ value }) => value === id)) ||
      (control instanceof HTMLInputElement && control.name === 'category' && control.value === id),
  );

/** Taken from the list: what is typed letter by letter may become a longer text. */
const isPicked = (event: Event) =>
  !(event instanceof InputEvent) ||
  event.inputType === 'insertReplacementText' ||
  event.inputType === '';

/** A category that was picked is a filter, not a word to search for. */
const chooseCategory = (field: HTMLInputElement, id: string) => {
  const control = controlOf(field.form, id);
  if (!control) return;
  field.value = '';
  if (control instanceof HTMLSelectElement) {
    control.value = id;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (!control.checked) control.click();
};

const suggestText = async (field: HTMLInputElement, kind: SuggestedField) => {
  const id = `suggested-${kind}`;
  let list = document.getElementById(id);
  let shown: readonly Suggestion[] = [];
  const update = async () => {
    const text = field.value;
    const found = await findSuggestions(kind, text, reference);
    if (field.value !== text) return;
    shown = found.filter(
      ({ category }) => category === undefined || controlOf(field.form, category),
    );
    if (!list) {
      list = Object.assign(document.createElement('datalist'), { id });
      document.body.append(list);
    }
    const values = shown.map(({ value }) => value);
    const before = [...list.children].map((option) => (option as HTMLOptionElement).value);
    // A list that changes is shown anew, under the visitor's hand.
    if (values.join('\n') !== before.join('\n')) list.replaceChildren(...values.map(optionOf));
    field.setAttribute('list', id);
  };
  // Without the data the field is as it was.
  const tryUpdate = () => update().catch(() => undefined);
  field.addEventListener('input', (event) => {
    const picked = shown.find(({ value }) => value === field.value)?.category;
    if (picked && isPicked(event)) chooseCategory(field, picked);
    else tryUpdate();
  });
  await tryUpdate();
};

/** Says what a plan costs once it is chosen. */
const explainPlans = async (list: HTMLSelectElement) => {
  const plans = await reference.subscriptionPlans().catch(() => []);
  const hint = Object.assign(document.createElement('p'), { className: 'hint' });
  hint.setAttribute('role', 'status');
  const explain = () => {
    const plan = plans.find(({ name }) => planChoice(name) === list.value);
    hint.textContent = plan?.prices.map((price) => formatPrice(price).join(' ')).join(' or ') ?? '';
  };
  list.after(hint);
  list.addEventListener('change', explain);
  explain();
};

const known = new WeakSet<Element>();

/**
 * Suggests what reference data has for a field, by the browser's own lists: they say of themselves what they
 * are to whoever hears the page, and without them the field is as it was.
 */
export const suggest = async (field: HTMLInputElement): Promise<void> => {
  const service = field.form?.elements.namedItem('service');
  const plans = service instanceof HTMLSelectElement ? service : undefined;
  const target = plans ?? field;
  if (known.has(target)) return;
  known.add(target);
  await (plans
    ? explainPlans(plans)
    : suggestText(field, field.name === 'location' ? 'home' : 'employer'));
};
