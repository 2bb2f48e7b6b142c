import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const checker = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
    rules: {
      // Files of our own origin: whoever could change them could change the page.
      'require-sri': 'off',
      // Of the toasts' library: it is hidden, and its end closes a toast. The list of a combobox is no select.
      'prefer-native-element': ['error', { exclude: ['progressbar', 'listbox'] }],
    },
  }),
);

/** What is wrong with a page's HTML, by the standard: the rule, its words, and where. */
export const htmlProblems = (html: string): string[] =>
  checker
    .validateStringSync(html)
    .results.flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
