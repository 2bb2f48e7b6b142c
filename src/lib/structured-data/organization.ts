import type { Company } from '../../contracts/company.ts';
import { companyPath } from '../../routes/hrefs.ts';
import type { SiteFrame } from '../content/site-frame.ts';
import { postalAddress } from './job-posting.ts';
import type { SiteNamed, StructuredData } from './structured-data.ts';

/**
 * The agency's structured data
 * (https://developers.google.com/search/docs/appearance/structured-data/organization).
 */
export const agencyOrganization = (
  site: SiteNamed,
  frame: Pick<SiteFrame, 'description' | 'email' | 'phone' | 'socialLinks'>,
): StructuredData => ({
  '@type': 'Organization',
  '@id': `${site.url}/#organization`,
  name: site.name,
  url: `${site.url}/`,
  ...(site.logoUrl && { logo: new URL(site.logoUrl, site.url).href }),
  ...(frame.description && { description: frame.description }),
  email: frame.email,
  ...(frame.phone && { telephone: frame.phone }),
  ...(frame.socialLinks.length > 0 && {
    sameAs: frame.socialLinks.map(({ url }) => new URL(url, site.url).href),
  }),
});

/** Converts a company size, such as `51-200` or `5001+`, to bounds. */
const numberOfEmployees = (size: NonNullable<Company['size']>): StructuredData => {
  const [min, max] = size.split(/[-+]/).map(Number);
  return { '@type': 'QuantitativeValue', minValue: min, ...(max && { maxValue: max }) };
};

/** An employer's structured data, limited to what its page shows. */
export const employerOrganization = (company: Company, siteUrl: string): StructuredData => {
  const { name, slug, logoUrl, summary, website, founded, size, locations } = company;
  const addresses = locations.map(postalAddress);
  return {
    '@type': 'Organization',
    name,
    url: website && URL.canParse(website) ? website : new URL(companyPath(slug), siteUrl).href,
    mainEntityOfPage: new URL(companyPath(slug), siteUrl).href,
    ...(logoUrl && { logo: new URL(logoUrl, siteUrl).href }),
    ...(summary && { description: summary }),
    ...(founded && { foundingDate: String(founded) }),
    ...(size && { numberOfEmployees: numberOfEmployees(size) }),
    ...(addresses.length > 0 && { address: addresses }),
  };
};
