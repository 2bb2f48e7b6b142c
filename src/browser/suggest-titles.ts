import { type Line, mayLoadAhead } from './connection.ts';

const LIST_ID = 'job-titles';

/** Only where jobs are searched: employers and posts have a field of the same name. */
const isJobSearch = (field: EventTarget | null): field is HTMLInputElement =>
  field instanceof HTMLInputElement &&
  field.name === 'q' &&
  field.form?.getAttribute('action') === '/jobs';

/**
 * Suggests job titles in the search field, from when it is first used. The browser's own list of
 * suggestions: it says of itself what it is to whoever hears the page, and without it the field is as it was.
 */
export const suggestTitles = (options: {
  page: Document;
  line: () => Line;
  titles: () => Promise<readonly string[]>;
}): void => {
  const { page } = options;
  const suggest = async (field: EventTarget | null) => {
    if (!isJobSearch(field) || field.list || !mayLoadAhead(options.line())) return;
    const titles = await options.titles().catch(() => undefined);
    if (!titles) return;
    if (!page.getElementById(LIST_ID)) {
      const list = page.createElement('datalist');
      list.id = LIST_ID;
      list.append(
        ...titles.map((title) => Object.assign(page.createElement('option'), { value: title })),
      );
      page.body.append(list);
    }
    field.setAttribute('list', LIST_ID);
  };
  page.addEventListener('focusin', ({ target }) => suggest(target));
  suggest(page.activeElement);
};
