import { formatPrice, planChoice } from '../../lib/words/plan-price.ts';
import { findSuggestions, type SuggestedField, type Suggestion } from './find-suggestions.ts';
import { reference } from './reference.ts';

const createOption = (value: string) => Object.assign(document.createElement('option'), { value });

/** Finds the form's category select, if it has an option for this category. */
const findCategorySelect = (
  form: HTMLFormElement | null,
  id: string,
): HTMLSelectElement | undefined => {
  const choice = form?.elements.namedItem('category');
  const isThere =
    choice instanceof HTMLSelectElement && [...choice.options].some(({ value }) => value === id);
  return isThere ? choice : undefined;
};

/** True if the value was picked from the suggestions rather than typed. */
const isPicked = (event: Event) =>
  !(event instanceof InputEvent) ||
  event.inputType === 'insertReplacementText' ||
  event.inputType === '';

/** Selects a picked category as a filter instead of searching for its name. */
const chooseCategory = (field: HTMLInputElement, id: string) => {
  const choice = findCategorySelect(field.form, id);
  if (!choice) return;
  field.value = '';
  choice.value = id;
  choice.dispatchEvent(new Event('change', { bubbles: true }));
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
      ({ category }) => category === undefined || findCategorySelect(field.form, category),
    );
    if (!list) {
      list = Object.assign(document.createElement('datalist'), { id });
      document.body.append(list);
    }
    const values = shown.map(({ value }) => value);
    const before = [...list.children].map((option) => (option as HTMLOptionElement).value);
    // An unchanged list is kept, because replacing it while open would interrupt the visitor.
    if (values.join('\n') !== before.join('\n')) list.replaceChildren(...values.map(createOption));
    field.setAttribute('list', id);
  };
  // If the data cannot be loaded, the field works without suggestions.
  const tryUpdate = () => update().catch(() => undefined);
  field.addEventListener('input', (event) => {
    const picked = shown.find(({ value }) => value === field.value)?.category;
    if (picked && isPicked(event)) chooseCategory(field, picked);
    else tryUpdate();
  });
  await tryUpdate();
};

/** Shows the price of the selected plan. */
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
 * Shows suggestions from reference data for a field in a native, accessible datalist. If the data
 * cannot be loaded, the field works without suggestions.
 */
export const suggest = async (field: HTMLInputElement): Promise<void> => {
  const service = field.form?.elements.namedItem('service');
  const target = service instanceof HTMLSelectElement ? service : field;
  if (known.has(target)) return;
  known.add(target);
  if (target instanceof HTMLSelectElement) await explainPlans(target);
  else if (field.name === 'location') await suggestText(field, 'home');
  else if (field.name === 'q') await suggestText(field, 'employer');
};
