// deno-fmt-ignore-file
// biome-ignore format: generated types do not need formatting
// prettier-ignore
import type { PathsForPages, GetConfigResponse, SearchCodecsForPages } from 'waku/router';

// prettier-ignore
import type { getConfig as File_BareVendorReviewAppId_getConfig } from './pages/(bare)/vendor-review/[appId]';
// prettier-ignore
import type { getConfig as File_BareVendorReviewDetailsId_getConfig } from './pages/(bare)/vendor-review/details/[id]';
// prettier-ignore
import type { getConfig as File_DefaultCompanyFidTitle_getConfig } from './pages/(default)/[company]/[fid]/[title]';
// prettier-ignore
import type { getConfig as File_DefaultSlug_getConfig } from './pages/(default)/[slug]';
// prettier-ignore
import type { getConfig as File_DefaultAbout_getConfig } from './pages/(default)/about';
// prettier-ignore
import type { getConfig as File_DefaultAllJobs_getConfig } from './pages/(default)/all-jobs';
// prettier-ignore
import type { getConfig as File_DefaultApplicationsId_getConfig } from './pages/(default)/applications/[id]';
// prettier-ignore
import type { getConfig as File_DefaultBlogSlug_getConfig } from './pages/(default)/blog/[slug]';
// prettier-ignore
import type { getConfig as File_DefaultBlogIndex_getConfig } from './pages/(default)/blog/index';
// prettier-ignore
import type { getConfig as File_DefaultCompaniesId_getConfig } from './pages/(default)/companies/[id]';
// prettier-ignore
import type { getConfig as File_DefaultCompaniesIndex_getConfig } from './pages/(default)/companies/index';
// prettier-ignore
import type { getConfig as File_DefaultContactIndex_getConfig } from './pages/(default)/contact/index';
// prettier-ignore
import type { getConfig as File_DefaultContactSent_getConfig } from './pages/(default)/contact/sent';
// prettier-ignore
import type { getConfig as File_DefaultCredits_getConfig } from './pages/(default)/credits';
// prettier-ignore
import type { getConfig as File_DefaultCvIndex_getConfig } from './pages/(default)/cv/index';
// prettier-ignore
import type { getConfig as File_DefaultCvSignIn_getConfig } from './pages/(default)/cv/sign-in';
// prettier-ignore
import type { getConfig as File_DefaultAlertsId_getConfig } from './pages/(default)/alerts/[id]';
// prettier-ignore
import type { getConfig as File_DefaultAlertsNew_getConfig } from './pages/(default)/alerts/new';
// prettier-ignore
import type { getConfig as File_DefaultAlertsSent_getConfig } from './pages/(default)/alerts/sent';
// prettier-ignore
import type { getConfig as File_DefaultJobsFidApplied_getConfig } from './pages/(default)/jobs/[fid]/applied';
// prettier-ignore
import type { getConfig as File_DefaultJobsFidReport_getConfig } from './pages/(default)/jobs/[fid]/report';
// prettier-ignore
import type { getConfig as File_DefaultJobsIndex_getConfig } from './pages/(default)/jobs/index';
// prettier-ignore
import type { getConfig as File_DefaultMiscOpenapi_getConfig } from './pages/(default)/misc/openapi';
// prettier-ignore
import type { getConfig as File_DefaultOffline_getConfig } from './pages/(default)/offline';
// prettier-ignore
import type { getConfig as File_DefaultPreview_getConfig } from './pages/(default)/preview';
// prettier-ignore
import type { getConfig as File_DefaultReferral_getConfig } from './pages/(default)/referral';
// prettier-ignore
import type { getConfig as File_DefaultSaved_getConfig } from './pages/(default)/saved';
// prettier-ignore
import type { getConfig as File_DefaultVacanciesId_getConfig } from './pages/(default)/vacancies/[id]';
// prettier-ignore
import type { getConfig as File_DefaultVendorReviewIndex_getConfig } from './pages/(default)/vendor-review/index';
// prettier-ignore
import type { getConfig as File_LandingEmbeddedRecruiter_getConfig } from './pages/(landing)/embedded-recruiter';
// prettier-ignore
import type { getConfig as File_LandingEmployerBranding_getConfig } from './pages/(landing)/employer-branding';
// prettier-ignore
import type { getConfig as File_LandingEmployer_getConfig } from './pages/(landing)/employer';
// prettier-ignore
import type { getConfig as File_LandingHireEngineeringDataTechnology_getConfig } from './pages/(landing)/hire/engineering-data-technology';
// prettier-ignore
import type { getConfig as File_LandingHireFinanceAndAccounting_getConfig } from './pages/(landing)/hire/finance-and-accounting';
// prettier-ignore
import type { getConfig as File_LandingHireSalesAndMarketing_getConfig } from './pages/(landing)/hire/sales-and-marketing';
// prettier-ignore
import type { getConfig as File_LandingHireSupport_getConfig } from './pages/(landing)/hire/support';
// prettier-ignore
import type { getConfig as File_LandingHome_getConfig } from './pages/(landing)/home';
// prettier-ignore
import type { getConfig as File_LandingIndex_getConfig } from './pages/(landing)/index';
// prettier-ignore
import type { getConfig as File_LandingLinkedinGhostwriting_getConfig } from './pages/(landing)/linkedin-ghostwriting';
// prettier-ignore
import type { getConfig as File_LandingOutsourcing_getConfig } from './pages/(landing)/outsourcing';
// prettier-ignore
import type { getConfig as File_LandingPromoteBrand_getConfig } from './pages/(landing)/promote-brand';
// prettier-ignore
import type { getConfig as File_LandingSocialMediaOutsourcing_getConfig } from './pages/(landing)/social-media-outsourcing';
// prettier-ignore
import type { getConfig as File_LandingTalentMarketplace_getConfig } from './pages/(landing)/talent-marketplace';
// prettier-ignore
import type { getConfig as File_LandingTalentPlacement_getConfig } from './pages/(landing)/talent-placement';
// prettier-ignore
import type { getConfig as File_LandingTalents_getConfig } from './pages/(landing)/talents';
// prettier-ignore
import type { getConfig as File_404_getConfig } from './pages/404';
// prettier-ignore
import type { getConfig as File_500_getConfig } from './pages/500';
// prettier-ignore
import type { getConfig as File_Root_getConfig } from './pages/_root';

// prettier-ignore
type Page =
| ({ path: '/vendor-review/[appId]' } & GetConfigResponse<typeof File_BareVendorReviewAppId_getConfig>)
| ({ path: '/vendor-review/details/[id]' } & GetConfigResponse<typeof File_BareVendorReviewDetailsId_getConfig>)
| ({ path: '/[company]/[fid]/[title]' } & GetConfigResponse<typeof File_DefaultCompanyFidTitle_getConfig>)
| ({ path: '/[slug]' } & GetConfigResponse<typeof File_DefaultSlug_getConfig>)
| ({ path: '/about' } & GetConfigResponse<typeof File_DefaultAbout_getConfig>)
| ({ path: '/all-jobs' } & GetConfigResponse<typeof File_DefaultAllJobs_getConfig>)
| ({ path: '/applications/[id]' } & GetConfigResponse<typeof File_DefaultApplicationsId_getConfig>)
| ({ path: '/blog/[slug]' } & GetConfigResponse<typeof File_DefaultBlogSlug_getConfig>)
| ({ path: '/blog' } & GetConfigResponse<typeof File_DefaultBlogIndex_getConfig>)
| ({ path: '/companies/[id]' } & GetConfigResponse<typeof File_DefaultCompaniesId_getConfig>)
| ({ path: '/companies' } & GetConfigResponse<typeof File_DefaultCompaniesIndex_getConfig>)
| ({ path: '/contact' } & GetConfigResponse<typeof File_DefaultContactIndex_getConfig>)
| ({ path: '/contact/sent' } & GetConfigResponse<typeof File_DefaultContactSent_getConfig>)
| ({ path: '/credits' } & GetConfigResponse<typeof File_DefaultCredits_getConfig>)
| ({ path: '/cv' } & GetConfigResponse<typeof File_DefaultCvIndex_getConfig>)
| ({ path: '/cv/sign-in' } & GetConfigResponse<typeof File_DefaultCvSignIn_getConfig>)
| ({ path: '/alerts/[id]' } & GetConfigResponse<typeof File_DefaultAlertsId_getConfig>)
| ({ path: '/alerts/new' } & GetConfigResponse<typeof File_DefaultAlertsNew_getConfig>)
| ({ path: '/alerts/sent' } & GetConfigResponse<typeof File_DefaultAlertsSent_getConfig>)
| ({ path: '/jobs/[fid]/applied' } & GetConfigResponse<typeof File_DefaultJobsFidApplied_getConfig>)
| ({ path: '/jobs/[fid]/report' } & GetConfigResponse<typeof File_DefaultJobsFidReport_getConfig>)
| ({ path: '/jobs' } & GetConfigResponse<typeof File_DefaultJobsIndex_getConfig>)
| ({ path: '/misc/openapi' } & GetConfigResponse<typeof File_DefaultMiscOpenapi_getConfig>)
| ({ path: '/offline' } & GetConfigResponse<typeof File_DefaultOffline_getConfig>)
| ({ path: '/preview' } & GetConfigResponse<typeof File_DefaultPreview_getConfig>)
| ({ path: '/referral' } & GetConfigResponse<typeof File_DefaultReferral_getConfig>)
| ({ path: '/saved' } & GetConfigResponse<typeof File_DefaultSaved_getConfig>)
| ({ path: '/vacancies/[id]' } & GetConfigResponse<typeof File_DefaultVacanciesId_getConfig>)
| ({ path: '/vendor-review' } & GetConfigResponse<typeof File_DefaultVendorReviewIndex_getConfig>)
| ({ path: '/embedded-recruiter' } & GetConfigResponse<typeof File_LandingEmbeddedRecruiter_getConfig>)
| ({ path: '/employer-branding' } & GetConfigResponse<typeof File_LandingEmployerBranding_getConfig>)
| ({ path: '/employer' } & GetConfigResponse<typeof File_LandingEmployer_getConfig>)
| ({ path: '/hire/engineering-data-technology' } & GetConfigResponse<typeof File_LandingHireEngineeringDataTechnology_getConfig>)
| ({ path: '/hire/finance-and-accounting' } & GetConfigResponse<typeof File_LandingHireFinanceAndAccounting_getConfig>)
| ({ path: '/hire/sales-and-marketing' } & GetConfigResponse<typeof File_LandingHireSalesAndMarketing_getConfig>)
| ({ path: '/hire/support' } & GetConfigResponse<typeof File_LandingHireSupport_getConfig>)
| ({ path: '/home' } & GetConfigResponse<typeof File_LandingHome_getConfig>)
| ({ path: '/' } & GetConfigResponse<typeof File_LandingIndex_getConfig>)
| ({ path: '/linkedin-ghostwriting' } & GetConfigResponse<typeof File_LandingLinkedinGhostwriting_getConfig>)
| ({ path: '/outsourcing' } & GetConfigResponse<typeof File_LandingOutsourcing_getConfig>)
| ({ path: '/promote-brand' } & GetConfigResponse<typeof File_LandingPromoteBrand_getConfig>)
| ({ path: '/social-media-outsourcing' } & GetConfigResponse<typeof File_LandingSocialMediaOutsourcing_getConfig>)
| ({ path: '/talent-marketplace' } & GetConfigResponse<typeof File_LandingTalentMarketplace_getConfig>)
| ({ path: '/talent-placement' } & GetConfigResponse<typeof File_LandingTalentPlacement_getConfig>)
| ({ path: '/talents' } & GetConfigResponse<typeof File_LandingTalents_getConfig>)
| ({ path: '/404' } & GetConfigResponse<typeof File_404_getConfig>)
| ({ path: '/500' } & GetConfigResponse<typeof File_500_getConfig>)
| ({ path: '/_root' } & GetConfigResponse<typeof File_Root_getConfig>);

// prettier-ignore
type Layout =
| { path: '/' };

// prettier-ignore
declare module 'waku/router' {
  interface RouteConfig {
    paths: PathsForPages<Page>;
  }
  interface CreatePagesConfig {
    pages: Page;
    layouts: Layout;
  }
  interface SearchCodecsConfig extends SearchCodecsForPages<Page> {}
}
