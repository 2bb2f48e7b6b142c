import { RESUME_ACCEPT, RESUME_MAX_BYTES } from '../../../contracts/application-rules.ts';
import type { AppSettings } from '../../../contracts/reference.ts';

const MIB = 1024 * 1024;

const listFormat = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** What to upload, as the form says it beside the field. */
const sentenceOf = ({ accept, maxBytes }: AppSettings['resume']): string => {
  const types = listFormat.format(accept.map((extension) => extension.slice(1).toUpperCase()));
  const size = Math.floor((10 * maxBytes) / MIB) / 10;
  return `Upload a ${types} file of at most ${size} MB.`;
};

/** The rules that the settings of the site name, where they name some that a name and a size can be held to. */
const rulesOf = (settings: AppSettings['resume'] | undefined): AppSettings['resume'] => {
  const accept = settings?.accept
    .filter((one) => /^\.\w+$/.test(one))
    .map((one) => one.toLowerCase());
  const maxBytes = settings && settings.maxBytes > 0 ? settings.maxBytes : RESUME_MAX_BYTES;
  return {
    accept: accept && accept.length > 0 ? accept : RESUME_ACCEPT,
    // What the site itself lets pass, whoever keeps the file.
    maxBytes: Math.min(maxBytes, RESUME_MAX_BYTES),
  };
};

/** What can be told of a chosen file in the browser: all but its content. */
export const resumeProblem = (
  resume: Pick<File, 'name' | 'size'>,
  settings?: AppSettings['resume'],
): string | undefined => {
  const rules = rulesOf(settings);
  const name = resume.name.trim().toLowerCase();
  const extension = name.slice(name.lastIndexOf('.'));
  const problem = !rules.accept.includes(extension)
    ? 'This type of file does not work here.'
    : resume.size === 0
      ? 'This file is empty.'
      : resume.size > rules.maxBytes
        ? 'This file is too large.'
        : undefined;
  return problem && `${problem} ${sentenceOf(rules)}`;
};

/** The file that a form's field holds; undefined where none was chosen. */
export const chosenFile = (form: FormData, name: string): File | undefined => {
  const file = form.get(name);
  return file instanceof File && file.name !== '' ? file : undefined;
};
