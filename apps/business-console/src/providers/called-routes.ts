import { adNotificationsRoutes } from '@tessera/api-types/ad-notifications/routes'
import { creditNoteRoutes } from '@tessera/api-types/ads/credit-note-routes'
import { leadFormRoutes } from '@tessera/api-types/ads/lead-form-routes'
import { quickPromoteRoutes } from '@tessera/api-types/ads/quick-promote-routes'
import { adsRoutes } from '@tessera/api-types/ads/routes'
import { articlesRoutes } from '@tessera/api-types/articles/routes'
import { assetAccessRoutes } from '@tessera/api-types/asset-access/routes'
import { audiencesRoutes } from '@tessera/api-types/audiences/routes'
import { businessRoutes } from '@tessera/api-types/business/routes'
import { businessOnboardingRoutes } from '@tessera/api-types/business-onboarding/routes'
import { catalogsRoutes } from '@tessera/api-types/catalogs/routes'
import { storefrontRoutes } from '@tessera/api-types/catalogs/storefront-routes'
import { entityPropertiesRoutes } from '@tessera/api-types/entity-properties/routes'
import { experimentsRoutes } from '@tessera/api-types/experiments/routes'
import { feedbackRoutes } from '@tessera/api-types/feedback/routes'
import { hierarchyRoutes } from '@tessera/api-types/hierarchy/routes'
import { identityRoutes } from '@tessera/api-types/identity/routes'
import { marketingPlansRoutes } from '@tessera/api-types/marketing-plans/routes'
import { musicRoutes } from '@tessera/api-types/music/routes'
import { notificationsRoutes } from '@tessera/api-types/notifications/routes'
import { partnersRoutes } from '@tessera/api-types/partners/routes'
import { reportsRoutes } from '@tessera/api-types/reports/routes'
import { searchRoutes } from '@tessera/api-types/search/routes'
import { siteTextsRoutes } from '@tessera/api-types/site-texts/routes'
import { tagsRoutes } from '@tessera/api-types/tags/routes'
import { trackingRoutes } from '@tessera/api-types/tracking/routes'
import { usersRoutes } from '@tessera/api-types/users/routes'
import { verifiedMerchantsRoutes } from '@tessera/api-types/verified-merchants/routes'

/** The areas whose operations the console calls by name: those of the whole site would come with the first page. */
export const calledRoutes = {
  ...identityRoutes,
  ...usersRoutes,
  ...verifiedMerchantsRoutes,
  ...reportsRoutes,
  ...feedbackRoutes,
  ...marketingPlansRoutes,
  ...searchRoutes,
  ...businessRoutes,
  ...hierarchyRoutes,
  ...entityPropertiesRoutes,
  ...businessOnboardingRoutes,
  ...partnersRoutes,
  ...notificationsRoutes,
  ...experimentsRoutes,
  ...adNotificationsRoutes,
  ...tagsRoutes,
  ...catalogsRoutes,
  ...storefrontRoutes,
  ...audiencesRoutes,
  ...assetAccessRoutes,
  ...trackingRoutes,
  ...articlesRoutes,
  ...musicRoutes,
  ...siteTextsRoutes,
  ...adsRoutes,
  ...creditNoteRoutes,
  ...leadFormRoutes,
  ...quickPromoteRoutes,
}

export type CalledOperation = keyof typeof calledRoutes
