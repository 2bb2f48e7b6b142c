import { BUSINESS_ROLES } from './business.ts';
import { CARE_AND_LEARNING_ROLES } from './care-and-learning.ts';
import { COMMERCIAL_ROLES } from './commercial.ts';
import { DESIGN_AND_PRODUCT_ROLES } from './design-and-product.ts';
import { HANDS_ON_ROLES } from './hands-on.ts';
import type { Role } from './role.ts';
import { TECHNOLOGY_ROLES } from './technology.ts';

/** Every role that the generator can deal, across all 18 job categories. */
export const ALL_ROLES: Role[] = [
  ...TECHNOLOGY_ROLES,
  ...DESIGN_AND_PRODUCT_ROLES,
  ...COMMERCIAL_ROLES,
  ...BUSINESS_ROLES,
  ...CARE_AND_LEARNING_ROLES,
  ...HANDS_ON_ROLES,
];
