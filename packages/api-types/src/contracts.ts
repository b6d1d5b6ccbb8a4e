import { adsContracts } from './ads/contracts.ts'
import { creditNoteContracts } from './ads/credit-note-contracts.ts'
import { leadFormContracts } from './ads/lead-form-contracts.ts'
import { promotedPinContracts } from './ads/promoted-pin-contracts.ts'
import { quickPromoteContracts } from './ads/quick-promote-contracts.ts'
import { countrySessionsContracts } from './country-sessions/contracts.ts'
import { musicContracts } from './music/contracts.ts'
import { articlesContracts } from './articles/contracts.ts'
import { siteBrandContracts } from './site-brand/contracts.ts'
import { siteTextsContracts } from './site-texts/contracts.ts'
import { boardsContracts } from './boards/contracts.ts'
import { browserAccountsContracts } from './browser-accounts/contracts.ts'
import { businessContracts } from './business/contracts.ts'
import { businessOnboardingContracts } from './business-onboarding/contracts.ts'
import { partnersContracts } from './partners/contracts.ts'
import { commentsContracts } from './comments/contracts.ts'
import { didItsContracts } from './comments/did-it-contracts.ts'
import { adNotificationsContracts } from './ad-notifications/contracts.ts'
import { consentContracts } from './consent/contracts.ts'
import type { Contract } from './contract.ts'
import { hierarchyContracts } from './hierarchy/contracts.ts'
import { entityPropertiesContracts } from './entity-properties/contracts.ts'
import { experimentsContracts } from './experiments/contracts.ts'
import { feedsContracts } from './feeds/contracts.ts'
import { followsContracts } from './follows/contracts.ts'
import { identityContracts } from './identity/contracts.ts'
import { marketingPlansContracts } from './marketing-plans/contracts.ts'
import { mediaContracts } from './media/contracts.ts'
import { orientationContracts } from './orientation/contracts.ts'
import { pinsContracts } from './pins/contracts.ts'
import { feedTuningContracts } from './feed-tuning/contracts.ts'
import { recentlyDeletedContracts } from './recently-deleted/contracts.ts'
import { pinDraftsContracts } from './pin-drafts/contracts.ts'
import { scheduledPinsContracts } from './scheduled-pins/contracts.ts'
import { storyPinsContracts } from './story-pins/contracts.ts'
import type { OperationName } from './routes.ts'
import { accountLifeContracts } from './account-life/contracts.ts'
import { dataExportContracts } from './data-export/contracts.ts'
import { libraryImportsContracts } from './library-imports/contracts.ts'
import { passcodeContracts } from './passcode/contracts.ts'
import { preferencesContracts } from './preferences/contracts.ts'
import { messagesContracts } from './messages/contracts.ts'
import { sponsorshipsContracts } from './sponsorships/contracts.ts'
import { feedbackContracts } from './feedback/contracts.ts'
import { notificationsContracts } from './notifications/contracts.ts'
import { searchContracts } from './search/contracts.ts'
import { secondFactorContracts } from './second-factor/contracts.ts'
import { socialLoginContracts } from './social-login/contracts.ts'
import { assetAccessContracts } from './asset-access/contracts.ts'
import { audiencesContracts } from './audiences/contracts.ts'
import { catalogsContracts } from './catalogs/contracts.ts'
import { storefrontContracts } from './catalogs/storefront.ts'
import { tagsContracts } from './tags/contracts.ts'
import { thirdPartiesContracts } from './third-parties/contracts.ts'
import { trackingContracts } from './tracking/contracts.ts'
import { invitesContracts } from './invites/contracts.ts'
import { shareSuggestionsContracts } from './share-suggestions/contracts.ts'
import { verifiedMerchantsContracts } from './verified-merchants/contracts.ts'
import { websitesContracts } from './websites/contracts.ts'
import { reportsContracts } from './reports/contracts.ts'
import { botChecksContracts } from './bot-checks/contracts.ts'
import { usersContracts } from './users/contracts.ts'
import { visualSearchContracts } from './visual-search/contracts.ts'

const all = {
  ...identityContracts,
  ...browserAccountsContracts,
  ...usersContracts,
  ...invitesContracts,
  ...shareSuggestionsContracts,
  ...websitesContracts,
  ...verifiedMerchantsContracts,
  ...reportsContracts,
  ...botChecksContracts,
  ...countrySessionsContracts,
  ...passcodeContracts,
  ...preferencesContracts,
  ...accountLifeContracts,
  ...dataExportContracts,
  ...libraryImportsContracts,
  ...notificationsContracts,
  ...messagesContracts,
  ...followsContracts,
  ...boardsContracts,
  ...pinsContracts,
  ...feedTuningContracts,
  ...recentlyDeletedContracts,
  ...sponsorshipsContracts,
  ...feedbackContracts,
  ...scheduledPinsContracts,
  ...storyPinsContracts,
  ...pinDraftsContracts,
  ...marketingPlansContracts,
  ...mediaContracts,
  ...feedsContracts,
  ...searchContracts,
  ...visualSearchContracts,
  ...commentsContracts,
  ...didItsContracts,
  ...businessContracts,
  ...hierarchyContracts,
  ...entityPropertiesContracts,
  ...businessOnboardingContracts,
  ...partnersContracts,
  ...experimentsContracts,
  ...consentContracts,
  ...adNotificationsContracts,
  ...tagsContracts,
  ...catalogsContracts,
  ...storefrontContracts,
  ...audiencesContracts,
  ...assetAccessContracts,
  ...thirdPartiesContracts,
  ...secondFactorContracts,
  ...socialLoginContracts,
  ...trackingContracts,
  ...orientationContracts,
  ...musicContracts,
  ...articlesContracts,
  ...siteBrandContracts,
  ...siteTextsContracts,
  ...adsContracts,
  ...creditNoteContracts,
  ...leadFormContracts,
  ...promotedPinContracts,
  ...quickPromoteContracts,
} satisfies Record<OperationName, Contract>

/** Named by their parts: written out, the type is longer than a declaration can be. */
export type Contracts = typeof identityContracts &
  typeof browserAccountsContracts &
  typeof usersContracts &
  typeof invitesContracts &
  typeof shareSuggestionsContracts &
  typeof websitesContracts &
  typeof verifiedMerchantsContracts &
  typeof reportsContracts &
  typeof botChecksContracts &
  typeof countrySessionsContracts &
  typeof passcodeContracts &
  typeof preferencesContracts &
  typeof accountLifeContracts &
  typeof dataExportContracts &
  typeof libraryImportsContracts &
  typeof notificationsContracts &
  typeof messagesContracts &
  typeof followsContracts &
  typeof boardsContracts &
  typeof pinsContracts &
  typeof feedTuningContracts &
  typeof recentlyDeletedContracts &
  typeof sponsorshipsContracts &
  typeof feedbackContracts &
  typeof scheduledPinsContracts &
  typeof storyPinsContracts &
  typeof pinDraftsContracts &
  typeof marketingPlansContracts &
  typeof mediaContracts &
  typeof feedsContracts &
  typeof searchContracts &
  typeof visualSearchContracts &
  typeof commentsContracts &
  typeof didItsContracts &
  typeof businessContracts &
  typeof hierarchyContracts &
  typeof entityPropertiesContracts &
  typeof businessOnboardingContracts &
  typeof partnersContracts &
  typeof experimentsContracts &
  typeof consentContracts &
  typeof adNotificationsContracts &
  typeof tagsContracts &
  typeof catalogsContracts &
  typeof storefrontContracts &
  typeof audiencesContracts &
  typeof assetAccessContracts &
  typeof thirdPartiesContracts &
  typeof secondFactorContracts &
  typeof socialLoginContracts &
  typeof trackingContracts &
  typeof orientationContracts &
  typeof musicContracts &
  typeof articlesContracts &
  typeof creditNoteContracts &
  typeof leadFormContracts &
  typeof promotedPinContracts &
  typeof siteBrandContracts &
  typeof siteTextsContracts &
  typeof quickPromoteContracts &
  typeof adsContracts

/** Every operation's contract, by name. A route without a contract does not compile. */
export const contracts: Contracts = all
