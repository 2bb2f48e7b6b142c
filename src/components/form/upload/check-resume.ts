import { RESUME_ACCEPT, RESUME_MAX_BYTES } from '../../../contracts/application-rules.ts';
import type { AppSettings } from '../../../contracts/reference.ts';

const MIB = 1024 * 1024;

const listFormat = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** Formats the accepted types and the size limit for display next to the field. */
const formatRules = ({ accept, maxBytes }: AppSettings['resume']): string => {
  const types = listFormat.format(accept.map((extension) => extension.slice(1).toUpperCase()));
  const size = Math.floor((10 * maxBytes) / MIB) / 10;
  return `Upload a ${types} file of up to ${size} MB.`;
};

/**
 * The upload rules from the site's settings that can be checked using only a file's name and size.
 * Defaults replace missing or invalid rules.
 */
const parseRules = (settings: AppSettings['resume'] | undefined): AppSettings['resume'] => {
  const accept = settings?.accept
    .filter((one) => /^\.\w+$/.test(one))
    .map((one) => one.toLowerCase());
  const maxBytes = settings && settings.maxBytes > 0 ? settings.maxBytes : RESUME_MAX_BYTES;
  return {
    accept: accept && accept.length > 0 ? accept : RESUME_ACCEPT,
    // The site's own limit applies even if an external service stores the file.
    maxBytes: Math.min(maxBytes, RESUME_MAX_BYTES),
  };
};

/** Checks the selected file's name and size in the browser, but not its content. */
export const resumeProblem = (
  resume: Pick<File, 'name' | 'size'>,
  settings?: AppSettings['resume'],
): string | undefined => {
  const rules = parseRules(settings);
  const name = resume.name.trim().toLowerCase();
  const extension = name.slice(name.lastIndexOf('.'));
  const problem = !rules.accept.includes(extension)
    ? 'We can’t accept this type of file.'
    : resume.size === 0
      ? 'This file is empty.'
      : resume.size > rules.maxBytes
        ? 'This file is too large.'
        : undefined;
  return problem && `${problem} ${formatRules(rules)}`;
};

/** The file selected in a form's field; undefined if none was selected. */
export const chosenFile = (form: FormData, name: string): File | undefined => {
  const file = form.get(name);
  return file instanceof File && file.name !== '' ? file : undefined;
};
