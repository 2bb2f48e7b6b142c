import type { Page } from 'playwright-core';

/** The `autocomplete` values by field name (WCAG 2.2, 1.3.5; the HTML standard, 'Autofill'). */
const AUTOCOMPLETE: Readonly<Record<string, string>> = {
  name: 'name',
  firstName: 'given-name',
  lastName: 'family-name',
  email: 'email',
  phone: 'tel',
  location: 'address-level2',
  company: 'organization',
  'links.portfolio': 'url',
};

/** Problems with the fields in a page's forms, whether or not they show errors. */
export const fieldProblems = (page: Page): Promise<string[]> =>
  page.evaluate((autocomplete) => {
    const problems: string[] = [];
    for (const field of document.querySelectorAll<HTMLInputElement>(
      'main :is(input:not([type=hidden]), select, textarea)',
    )) {
      const isChoice = ['radio', 'checkbox'].includes(field.type);
      const expected = autocomplete[field.name];
      if (expected && !isChoice && field.autocomplete !== expected)
        problems.push(`autocomplete of ${field.name}`);
      if (field.placeholder) problems.push(`a placeholder in ${field.name}`);
      const group = field.closest('fieldset')?.querySelector('legend')?.textContent?.trim();
      if (field.type === 'radio' && !group) problems.push(`no legend for ${field.name}`);
      if (!isChoice && !field.labels?.[0]?.textContent?.trim()) {
        problems.push(`no label for ${field.name}`);
      }
      const described = field.getAttribute('aria-describedby')?.split(' ') ?? [];
      const missing = described.filter((id) => !document.getElementById(id));
      problems.push(
        ...missing.map((id) => `${field.name} is described by ${id}, which is nowhere`),
      );
    }
    return problems;
  }, AUTOCOMPLETE);

/**
 * Problems with a rejected form, according to GOV.UK's patterns 'Error summary' and 'Error
 * message'. The title begins with "Error", the summary is the first part of the form and has focus,
 * each link in it focuses its field, and the field shows its error.
 */
export const errorProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const problems: string[] = [];
    const summary = document.querySelector<HTMLElement>('form .error-summary');
    if (!summary) return ['There is no error summary.'];
    if (!document.title.startsWith('Error: ')) problems.push(`The title is “${document.title}”.`);
    if (summary.previousElementSibling) problems.push('The summary is not the first of its form.');
    if (document.activeElement !== summary) problems.push('The summary has no focus.');
    const links = [...summary.querySelectorAll('a')];
    if (links.length === 0) problems.push('The summary leads nowhere.');
    for (const link of links) {
      const linkText = link.textContent ?? '';
      link.click();
      const field = document.activeElement;
      if (`#${field?.id}` !== link.getAttribute('href')) {
        problems.push(`“${linkText}” does not lead to its field.`);
        continue;
      }
      // For a group of options, the error belongs to the whole group.
      const group = field?.matches('[type=radio], [type=checkbox]') && field.closest('fieldset');
      const ids = (group || field)?.getAttribute('aria-describedby')?.split(' ') ?? [];
      const description = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
      // The summary quotes the label of a job's custom question, but the error at the field does
      // not.
      if (!description.includes(linkText.replace(/^“.*” /, ''))) {
        problems.push(`The field of “${linkText}” does not show the error.`);
      }
      if (!group && field?.getAttribute('aria-invalid') !== 'true') {
        problems.push(`The field of “${linkText}” is not marked as wrong.`);
      }
    }
    return problems;
  });
