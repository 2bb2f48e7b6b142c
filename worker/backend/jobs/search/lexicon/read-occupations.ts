/*
 * The format of the files in `fields`. A group has all names for one kind of work (or one tool):
 *
 *     intensive-care-nurse < nurse ~ paramedic
 *       en: intensive care nurse, ICU nurse
 *       de: Intensivpfleger, Intensivpflegerin
 *
 * `<` lists the groups that this group is a kind of: a search for one of those also finds this
 * group. `~` lists close groups: a search for this group also finds jobs in those groups, after the
 * jobs in this group. The language codes are only there for human readers.
 */

export interface Group {
  readonly id: string;
  /** As written, in all languages. */
  readonly names: readonly string[];
  readonly kindOf: readonly string[];
  readonly close: readonly string[];
}

const HEAD = /^(?<id>[\w-]+)(?: < (?<kindOf>[^~]+))?(?: ~ (?<close>.+))?$/;

const splitList = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

/** @throws Error for a line that is neither a group nor a list of names */
export const readGroups = (text: string): Group[] => {
  const groups: (Group & { readonly names: string[] })[] = [];
  for (const line of text.split('\n')) {
    if (!line.trim()) continue;
    const group = groups.at(-1);
    if (/^\s/.test(line) && group) {
      group.names.push(...splitList(line.slice(line.indexOf(':') + 1)));
      continue;
    }
    const head = HEAD.exec(line.trim())?.groups;
    if (!head?.id) throw new Error(`Not a group of names: ${line}`);
    groups.push({
      id: head.id,
      names: [],
      kindOf: splitList(head.kindOf),
      close: splitList(head.close),
    });
  }
  return groups;
};
