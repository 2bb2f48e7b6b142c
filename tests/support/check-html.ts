import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const checker = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
    rules: {
      // The files come from our own origin. An attacker who can change them can change the page
      // too.
      'require-sri': 'off',
      // No native element fits: the toast library uses its hidden progress bar to time the toast,
      // and a combobox's list is not a select element.
      'prefer-native-element': ['error', { exclude: ['progressbar', 'listbox'] }],
    },
  }),
);

/** A page's HTML errors according to the standard: rule, message and selector. */
export const htmlProblems = (html: string): string[] =>
  checker
    .validateStringSync(html)
    .results.flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
