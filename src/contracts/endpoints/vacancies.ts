import { VacancyAnswerSchema, VacancyListSchema } from '../site/vacancies.ts';
import { createDataSchema, LinkQuerySchema } from '../wire.ts';
import { get, post } from './endpoint.ts';

/** The calls that the link in a mail to an employer's contact gives access to (decision 35). */

const vacancies = { query: LinkQuerySchema, auth: 'link', upstream: 'none' } as const;

export const listVacancies = get('misc/vacancies/{id}', createDataSchema(VacancyListSchema), {
  summary: 'The jobs that an employer’s contact was asked about, by a link that was mailed to it',
  ...vacancies,
});
export const answerVacancy = post('misc/vacancies/{id}', createDataSchema(VacancyListSchema), {
  summary: 'Say that a job is still open, or close it',
  body: VacancyAnswerSchema,
  ...vacancies,
});
