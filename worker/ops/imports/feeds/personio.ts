import { escapeHtml } from '../../../http/escape-html.ts';
import type { FeedFormat } from './feed-format.ts';
import {
  isObject,
  joinTexts,
  readObject,
  readObjects,
  readText,
  readTexts,
} from './json-values.ts';

const ROOT = 'workzag-jobs';

/**
 * Personio's XML feed, `{account}.jobs.personio.com/xml`
 * (https://developer.personio.de/docs/retrieving-open-job-positions), as `parseInput` reads it. It
 * contains no addresses of the postings.
 */
export const PERSONIO: FeedFormat = {
  name: 'personio',
  label: 'Personio',
  list: 'position',
  find: (input) =>
    isObject(input) && ROOT in input ? readObjects(readObject(input[ROOT]).position) : undefined,
  read: (position) => {
    const texts = readObjects(readObject(position.jobDescriptions).jobDescription);
    return {
      requisitionId: readText(position.id),
      title: readText(position.name),
      company: readText(position.subcompany),
      descriptionHtml:
        texts
          .map(({ name, value }) => {
            const heading = readText(name);
            return `${heading ? `<h3>${escapeHtml(heading)}</h3>` : ''}${readText(value) ?? ''}`;
          })
          .join('\n') || undefined,
      applicationUrl: undefined,
      locations: [
        ...readTexts(position.office),
        ...readTexts(readObject(position.additionalOffices).office),
      ],
      // The type says how long a contract runs, the schedule for how many hours.
      employmentType: joinTexts([position.employmentType, position.schedule], ' '),
      publishedAt: readText(position.createdAt),
      skills: readText(position.keywords)
        ?.split(/[,;]/)
        .map((word) => word.trim())
        .filter(Boolean),
      department: joinTexts([position.department, position.occupationCategory], ' · '),
      level: readText(position.seniority),
    };
  },
  wrap: (position) => ({ [ROOT]: { position } }),
};
