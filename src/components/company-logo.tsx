import type { CompanyRef } from '../contracts/company.ts';

/** The employer's sign, or its first letter on a blank one. The name always stands beside it. */
export const CompanyLogo = (props: {
  company: Pick<CompanyRef, 'name' | 'logoUrl'> | null;
  large?: boolean;
}) => {
  const { company, large } = props;
  const size = large ? 72 : 48;
  const className = large ? 'logo logo-large' : 'logo';
  if (company?.logoUrl) {
    return (
      <img
        className={className}
        src={company.logoUrl}
        alt=""
        width={size}
        height={size}
        // It says nothing that words do not: what the page is read by comes first.
        loading={large ? undefined : 'lazy'}
        fetchPriority="low"
      />
    );
  }
  return (
    <span className={`${className} logo-blank`} aria-hidden="true">
      {[...(company?.name ?? '?')][0]?.toUpperCase()}
    </span>
  );
};
