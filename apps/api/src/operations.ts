import { adsOperations } from './domains/ads/operations.ts'
import { countrySessionsOperations } from './domains/country-sessions/operations.ts'
import { musicOperations } from './domains/music/operations.ts'
import { articlesOperations } from './domains/articles/operations.ts'
import { siteBrandOperations } from './domains/site-brand/operations.ts'
import { siteTextsOperations } from './domains/site-texts/operations.ts'
import { identityOperations } from './domains/identity/operations.ts'
import { browserAccountsOperations } from './domains/browser-accounts/operations.ts'
import { businessOperations } from './domains/business/operations.ts'
import { businessOnboardingOperations } from './domains/business-onboarding/operations.ts'
import { commentsOperations } from './domains/comments/operations.ts'
import { adNotificationsOperations } from './domains/ad-notifications/operations.ts'
import { consentOperations } from './domains/consent/operations.ts'
import { assetAccessOperations } from './domains/asset-access/operations.ts'
import { audiencesOperations } from './domains/audiences/operations.ts'
import { catalogsOperations } from './domains/catalogs/operations.ts'
import { tagsOperations } from './domains/tags/operations.ts'
import { thirdPartiesOperations } from './domains/third-parties/operations.ts'
import { hierarchyOperations } from './domains/hierarchy/operations.ts'
import { entityPropertiesOperations } from './domains/entity-properties/operations.ts'
import { experimentsOperations } from './domains/experiments/operations.ts'
import { feedsOperations } from './domains/feeds/operations.ts'
import { feedTuningOperations } from './domains/feeds/tuning-operations.ts'
import { searchOperations } from './domains/search/operations.ts'
import { socialLoginOperations } from './domains/social-login/operations.ts'
import { accountLifeOperations } from './domains/account-life/operations.ts'
import { dataExportOperations } from './domains/data-export/operations.ts'
import { libraryImportsOperations } from './domains/library-imports/operations.ts'
import { passcodeOperations } from './domains/passcode/operations.ts'
import { preferencesOperations } from './domains/preferences/operations.ts'
import { messagesOperations } from './domains/messages/operations.ts'
import { notificationsOperations } from './domains/notifications/operations.ts'
import { trackingOperations } from './domains/tracking/operations.ts'
import { invitesOperations } from './domains/invites/operations.ts'
import { shareSuggestionsOperations } from './domains/share-suggestions/operations.ts'
import { verifiedMerchantsOperations } from './domains/verified-merchants/operations.ts'
import { websitesOperations } from './domains/websites/operations.ts'
import { reportsOperations } from './domains/reports/operations.ts'
import { botChecksOperations } from './domains/bot-checks/operations.ts'
import { profilesOperations } from './domains/profiles/operations.ts'
import { followsOperations } from './domains/follows/operations.ts'
import { interestsOperations } from './domains/interests/operations.ts'
import { boardsOperations } from './domains/boards/operations.ts'
import { orientationOperations } from './domains/orientation/operations.ts'
import { pinsOperations } from './domains/pins/operations.ts'
import { recentlyDeletedOperations } from './domains/recently-deleted/operations.ts'
import { feedbackOperations } from './domains/feedback/operations.ts'
import { pinDraftsOperations } from './domains/pin-drafts/operations.ts'
import { scheduledPinsOperations } from './domains/scheduled-pins/operations.ts'
import { storyPinsOperations } from './domains/story-pins/operations.ts'
import { marketingPlansOperations } from './domains/marketing-plans/operations.ts'
import { mediaOperations } from './domains/media/operations.ts'
import { secondFactorOperations } from './domains/second-factor/operations.ts'
import { visualSearchOperations } from './domains/visual-search/operations.ts'
import type { Operation } from './kernel/operation.ts'

/** Every operation of the product; the registry test holds it against the contracts. */
export const operations: readonly Operation[] = [
  ...identityOperations,
  ...socialLoginOperations,
  ...browserAccountsOperations,
  ...secondFactorOperations,
  ...businessOperations,
  ...hierarchyOperations,
  ...entityPropertiesOperations,
  ...businessOnboardingOperations,
  ...experimentsOperations,
  ...consentOperations,
  ...adNotificationsOperations,
  ...tagsOperations,
  ...catalogsOperations,
  ...audiencesOperations,
  ...assetAccessOperations,
  ...thirdPartiesOperations,
  ...feedsOperations,
  ...feedTuningOperations,
  ...searchOperations,
  ...visualSearchOperations,
  ...commentsOperations,
  ...profilesOperations,
  ...invitesOperations,
  ...shareSuggestionsOperations,
  ...websitesOperations,
  ...verifiedMerchantsOperations,
  ...reportsOperations,
  ...botChecksOperations,
  ...countrySessionsOperations,
  ...passcodeOperations,
  ...preferencesOperations,
  ...accountLifeOperations,
  ...dataExportOperations,
  ...libraryImportsOperations,
  ...notificationsOperations,
  ...messagesOperations,
  ...followsOperations,
  ...interestsOperations,
  ...boardsOperations,
  ...pinsOperations,
  ...recentlyDeletedOperations,
  ...feedbackOperations,
  ...scheduledPinsOperations,
  ...storyPinsOperations,
  ...pinDraftsOperations,
  ...marketingPlansOperations,
  ...mediaOperations,
  ...trackingOperations,
  ...orientationOperations,
  ...musicOperations,
  ...articlesOperations,
  ...siteBrandOperations,
  ...siteTextsOperations,
  ...adsOperations,
]
