import type { DemoEmployer } from './companies.ts';
import { EMPLOYERS } from './companies.ts';
import type { Random } from './random.ts';
import { ALL_ROLES } from './roles/all-roles.ts';
import type { Role } from './roles/role.ts';
import type { CompanyCategory, EmployerVisibility } from './types.ts';

/**
 * Deals roles from a shuffled pack, so that every role comes up before any of them is repeated too
 * often.
 */
export function createDealer(random: Random): () => Role {
  let pack: Role[] = [];
  return () => {
    if (pack.length === 0) {
      const full = ALL_ROLES.flatMap((role) => Array.from({ length: role.weight }, () => role));
      pack = random.sample(full, full.length);
    }
    return pack.pop() as Role;
  };
}

/**
 * A dealt role with its employer. `sector` is the sector of the workplace: the client's if the
 * employer is an agency, otherwise the employer's own.
 */
export type Dealt = {
  role: Role;
  employer: DemoEmployer;
  sector: CompanyCategory;
  visibility: EmployerVisibility;
};

/** A role that suits an employer with a single job. */
export function dealRoleFor(employer: DemoEmployer, random: Random): Dealt {
  const roles = ALL_ROLES.filter(
    (role) => role.sectors.includes(employer.category) && hires(employer, role),
  );
  return { role: random.pick(roles), employer, sector: employer.category, visibility: 'named' };
}

const SHARING = EMPLOYERS.filter(
  (employer) => typeof employer.share === 'number' && employer.share > 0,
);
const AGENCIES = SHARING.filter((employer) => employer.category === 'staffing');
/**
 * Employers that may stay unnamed. An employer that is the only one in its country is excluded,
 * because the country alone would identify it.
 */
const DISCREET = SHARING.filter(
  (employer) =>
    employer.category !== 'staffing' &&
    employer.locations.every(
      ({ countryCode }) =>
        SHARING.filter(
          (other) =>
            other.category !== 'staffing' &&
            other.locations.some((location) => location.countryCode === countryCode),
        ).length >= 3,
    ),
);

function getShare(employer: DemoEmployer): number {
  return typeof employer.share === 'number' ? employer.share : 0;
}

function hires(employer: DemoEmployer, role: Role): boolean {
  if (role.titles.some((title) => employer.never?.test(title))) return false;
  return role.sectors.length === 0 || role.sectors.includes(employer.category);
}

/**
 * Chooses the employer for a dealt role, and whether to reveal its name. About 4 % are agencies,
 * and 7 % are unnamed.
 */
export function chooseEmployer(role: Role, random: Random): Dealt {
  const roll = random.next();
  const isExecutive = role.seniorities.includes('executive');
  if (roll < 0.045 && role.category !== 'people' && role.pay > 35) {
    const clients = role.sectors.filter((sector) => sector !== 'staffing');
    const sector =
      clients.length > 0
        ? random.pick(clients)
        : random.pick(['finance', 'manufacturing', 'logistics', 'consulting'] as const);
    return { role, employer: random.weighted(AGENCIES, getShare), sector, visibility: 'agency' };
  }
  const discreet = DISCREET.filter((employer) => hires(employer, role));
  const visibility: EmployerVisibility =
    (roll > 0.92 || (isExecutive && roll > 0.6)) && discreet.length > 0 ? 'anonymous' : 'named';
  const candidates =
    visibility === 'anonymous' ? discreet : SHARING.filter((employer) => hires(employer, role));
  const employer = random.weighted(candidates, getShare);
  return { role, employer, sector: employer.category, visibility };
}
