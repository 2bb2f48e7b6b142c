import type { D1Database } from '@cloudflare/workers-types';
import * as v from 'valibot';
import { type SourceSettings, SourceSettingsSchema } from '../../../src/contracts/site/sources.ts';
import { HttpError } from '../../http/http-error.ts';
import { MappingSchema } from '../imports/prepare/mapping.ts';
import { checkKnown, loadReference } from '../imports/reference.ts';
import { findUrlProblem } from './public-url.ts';

type Fields = Record<string, string[]>;

const wrong = (fields: Fields) =>
  new HttpError(422, 'bad_source', 'These settings cannot be used.', { fields });

const listIssues = (issues: readonly v.BaseIssue<unknown>[], prefix = ''): Fields =>
  Object.fromEntries(
    issues.map((issue) => [`${prefix}${v.getDotPath(issue) ?? 'settings'}`, [issue.message]]),
  );

/** The category of companies to create, which the mapping may name as well. */
export const findCompanyCategory = ({
  createCompanies,
  mapping,
}: SourceSettings): string | undefined =>
  createCompanies ??
  (typeof mapping?.createCompanies === 'string' ? mapping.createCompanies : undefined);

/**
 * Checks settings beyond their shape: the address is public, and the company and the category exist.
 * @throws HttpError 422 with the problems of each setting
 */
export const checkSettings = async (db: D1Database, settings: SourceSettings): Promise<void> => {
  const fields: Fields = {};
  const url = findUrlProblem(settings.url);
  if (url) fields.url = [url];
  if (settings.mapping) {
    const parsed = v.safeParse(MappingSchema, settings.mapping);
    if (!parsed.success) Object.assign(fields, listIssues(parsed.issues, 'mapping.'));
  }
  const { company } = settings;
  const createCompanies = findCompanyCategory(settings);
  if (createCompanies) {
    const { companyCategories } = await loadReference(db);
    checkKnown(createCompanies, companyCategories, 'company category', (message) => {
      fields.createCompanies = [message];
    });
  } else if (company) {
    const known = await db.prepare('SELECT 1 FROM company WHERE slug = ?').bind(company).first();
    if (!known) fields.company = [`There is no company “${company}”. Import it first.`];
  }
  if (Object.keys(fields).length > 0) throw wrong(fields);
};

/**
 * Settings with some of them changed; null removes one.
 * @throws HttpError 422 with the problems of each setting
 */
export const changeSettings = (
  settings: SourceSettings,
  changes: Readonly<Record<string, unknown>>,
): SourceSettings => {
  const given = Object.entries({ ...settings, ...changes }).filter(([, value]) => value !== null);
  const parsed = v.safeParse(SourceSettingsSchema, Object.fromEntries(given));
  if (!parsed.success) throw wrong(listIssues(parsed.issues));
  // Another address may have another format.
  const { format, ...others } = parsed.output;
  const keepsFormat = 'format' in changes || parsed.output.url === settings.url;
  return keepsFormat && format ? { ...others, format } : others;
};
