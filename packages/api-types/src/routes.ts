import { creditNoteRoutes } from './ads/credit-note-routes.ts'
import { leadFormRoutes, leadRoutes } from './ads/lead-form-routes.ts'
import { promotedPinRoutes } from './ads/promoted-pin-routes.ts'
import { quickPromoteRoutes } from './ads/quick-promote-routes.ts'
import { adsRoutes } from './ads/routes.ts'
import { countrySessionsRoutes } from './country-sessions/routes.ts'
import { musicRoutes } from './music/routes.ts'
import { articlesRoutes } from './articles/routes.ts'
import { siteBrandRoutes } from './site-brand/routes.ts'
import { siteTextsRoutes } from './site-texts/routes.ts'
import { boardsRoutes } from './boards/routes.ts'
import { browserAccountsRoutes } from './browser-accounts/routes.ts'
import { businessRoutes } from './business/routes.ts'
import { businessOnboardingRoutes } from './business-onboarding/routes.ts'
import { partnersRoutes } from './partners/routes.ts'
import { didItsRoutes } from './comments/did-it-routes.ts'
import { commentsRoutes } from './comments/routes.ts'
import { adNotificationsRoutes } from './ad-notifications/routes.ts'
import { consentRoutes } from './consent/routes.ts'
import { hierarchyRoutes } from './hierarchy/routes.ts'
import { entityPropertiesRoutes } from './entity-properties/routes.ts'
import { experimentsRoutes } from './experiments/routes.ts'
import { feedsRoutes } from './feeds/routes.ts'
import { followsRoutes } from './follows/routes.ts'
import { identityRoutes } from './identity/routes.ts'
import { marketingPlansRoutes } from './marketing-plans/routes.ts'
import { mediaRoutes } from './media/routes.ts'
import { orientationRoutes } from './orientation/routes.ts'
import { pinsRoutes } from './pins/routes.ts'
import { feedTuningRoutes } from './feed-tuning/routes.ts'
import { recentlyDeletedRoutes } from './recently-deleted/routes.ts'
import { pinDraftsRoutes } from './pin-drafts/routes.ts'
import { scheduledPinsRoutes } from './scheduled-pins/routes.ts'
import { storyPinsRoutes } from './story-pins/routes.ts'
import { accountLifeRoutes } from './account-life/routes.ts'
import { dataExportRoutes } from './data-export/routes.ts'
import { libraryImportsRoutes } from './library-imports/routes.ts'
import { passcodeRoutes } from './passcode/routes.ts'
import { preferencesRoutes } from './preferences/routes.ts'
import { messagesRoutes } from './messages/routes.ts'
import { sponsorshipsRoutes } from './sponsorships/routes.ts'
import { feedbackRoutes } from './feedback/routes.ts'
import { notificationsRoutes } from './notifications/routes.ts'
import { searchRoutes } from './search/routes.ts'
import { secondFactorRoutes } from './second-factor/routes.ts'
import { socialLoginRoutes } from './social-login/routes.ts'
import { assetAccessRoutes } from './asset-access/routes.ts'
import { audiencesRoutes } from './audiences/routes.ts'
import { catalogsRoutes } from './catalogs/routes.ts'
import { storefrontRoutes } from './catalogs/storefront-routes.ts'
import { tagsRoutes } from './tags/routes.ts'
import { thirdPartiesRoutes } from './third-parties/routes.ts'
import { trackingRoutes } from './tracking/routes.ts'
import { invitesRoutes } from './invites/routes.ts'
import { shareSuggestionsRoutes } from './share-suggestions/routes.ts'
import { verifiedMerchantsRoutes } from './verified-merchants/routes.ts'
import { websitesRoutes } from './websites/routes.ts'
import { reportsRoutes } from './reports/routes.ts'
import { botChecksRoutes } from './bot-checks/routes.ts'
import { usersRoutes } from './users/routes.ts'
import { visualSearchRoutes } from './visual-search/routes.ts'

/** Every operation's address, by name; free of zod. */
export const allRoutes = {
  ...identityRoutes,
  ...browserAccountsRoutes,
  ...usersRoutes,
  ...invitesRoutes,
  ...shareSuggestionsRoutes,
  ...websitesRoutes,
  ...verifiedMerchantsRoutes,
  ...reportsRoutes,
  ...botChecksRoutes,
  ...countrySessionsRoutes,
  ...passcodeRoutes,
  ...preferencesRoutes,
  ...accountLifeRoutes,
  ...dataExportRoutes,
  ...libraryImportsRoutes,
  ...notificationsRoutes,
  ...messagesRoutes,
  ...followsRoutes,
  ...boardsRoutes,
  ...pinsRoutes,
  ...feedTuningRoutes,
  ...recentlyDeletedRoutes,
  ...sponsorshipsRoutes,
  ...feedbackRoutes,
  ...scheduledPinsRoutes,
  ...storyPinsRoutes,
  ...pinDraftsRoutes,
  ...marketingPlansRoutes,
  ...mediaRoutes,
  ...feedsRoutes,
  ...searchRoutes,
  ...visualSearchRoutes,
  ...commentsRoutes,
  ...didItsRoutes,
  ...businessRoutes,
  ...hierarchyRoutes,
  ...entityPropertiesRoutes,
  ...businessOnboardingRoutes,
  ...partnersRoutes,
  ...experimentsRoutes,
  ...consentRoutes,
  ...adNotificationsRoutes,
  ...tagsRoutes,
  ...catalogsRoutes,
  ...storefrontRoutes,
  ...audiencesRoutes,
  ...assetAccessRoutes,
  ...thirdPartiesRoutes,
  ...secondFactorRoutes,
  ...socialLoginRoutes,
  ...trackingRoutes,
  ...orientationRoutes,
  ...musicRoutes,
  ...articlesRoutes,
  ...siteBrandRoutes,
  ...siteTextsRoutes,
  ...adsRoutes,
  ...creditNoteRoutes,
  ...leadFormRoutes,
  ...leadRoutes,
  ...promotedPinRoutes,
  ...quickPromoteRoutes,
}

export type OperationName = keyof typeof allRoutes
