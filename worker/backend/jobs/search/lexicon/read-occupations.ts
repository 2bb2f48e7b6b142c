/*
 * How the files beside this one are read. A group is everything that one kind of work (or one tool) is called:
 *
 *     intensive-care-nurse < nurse ~ paramedic
 *       en: intensive care nurse, ICU nurse
 *       de: Intensivpfleger, Intensivpflegerin
 *
 * `<` names what it is a kind of: who searches for that wants this too. `~` names what is close: who searches
 * for this is served by that as well, after the rest. Languages are for people who read the file.
 */

export interface Group {
  readonly id: string;
  /** As they are written, in all languages. */
  readonly names: readonly string[];
  readonly kindOf: readonly string[];
  readonly close: readonly string[];
}

const HEAD = /^(?<id>[\w-]+)(?: < (?<kindOf>[^~]+))?(?: ~ (?<close>.+))?$/;

const listOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

/** @throws Error on a line that is neither a group nor its names */
export const readGroups = (text: string): Group[] => {
  const groups: (Group & { readonly names: string[] })[] = [];
  for (const line of text.split('\n')) {
    if (!line.trim()) continue;
    const group = groups.at(-1);
    if (/^\s/.test(line) && group) {
      group.names.push(...listOf(line.slice(line.indexOf(':') + 1)));
      continue;
    }
    const head = HEAD.exec(line.trim())?.groups;
    if (!head?.id) throw new Error(`This is no group of names: ${line}`);
    groups.push({
      id: head.id,
      names: [],
      kindOf: listOf(head.kindOf),
      close: listOf(head.close),
    });
  }
  return groups;
};
