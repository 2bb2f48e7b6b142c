import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const checker = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
    rules: {
      // The files are of our own origin: if an attacker can change them, the page is lost too.
      'require-sri': 'off',
      // The toast library's progress bar is hidden, and its end closes a toast. The list of a
      // combobox is no select.
      'prefer-native-element': ['error', { exclude: ['progressbar', 'listbox'] }],
    },
  }),
);

/** The HTML errors of a page by the standard: rule, message and selector. */
export const htmlProblems = (html: string): string[] =>
  checker
    .validateStringSync(html)
    .results.flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
