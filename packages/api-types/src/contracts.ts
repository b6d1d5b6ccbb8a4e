import { countrySessionsContracts } from './country-sessions/contracts.ts'
import { articlesContracts } from './articles/contracts.ts'
import { boardsContracts } from './boards/contracts.ts'
import { browserAccountsContracts } from './browser-accounts/contracts.ts'
import { businessContracts } from './business/contracts.ts'
import { commentsContracts } from './comments/contracts.ts'
import { didItsContracts } from './comments/did-it-contracts.ts'
import { adNotificationsContracts } from './ad-notifications/contracts.ts'
import { consentContracts } from './consent/contracts.ts'
import type { Contract } from './contract.ts'
import { experimentsContracts } from './experiments/contracts.ts'
import { feedsContracts } from './feeds/contracts.ts'
import { followsContracts } from './follows/contracts.ts'
import { identityContracts } from './identity/contracts.ts'
import { mediaContracts } from './media/contracts.ts'
import { orientationContracts } from './orientation/contracts.ts'
import { pinsContracts } from './pins/contracts.ts'
import { pinDraftsContracts } from './pin-drafts/contracts.ts'
import { scheduledPinsContracts } from './scheduled-pins/contracts.ts'
import { storyPinsContracts } from './story-pins/contracts.ts'
import type { OperationName } from './routes.ts'
import { accountLifeContracts } from './account-life/contracts.ts'
import { dataExportContracts } from './data-export/contracts.ts'
import { passcodeContracts } from './passcode/contracts.ts'
import { preferencesContracts } from './preferences/contracts.ts'
import { messagesContracts } from './messages/contracts.ts'
import { sponsorshipsContracts } from './sponsorships/contracts.ts'
import { feedbackContracts } from './feedback/contracts.ts'
import { notificationsContracts } from './notifications/contracts.ts'
import { searchContracts } from './search/contracts.ts'
import { secondFactorContracts } from './second-factor/contracts.ts'
import { socialLoginContracts } from './social-login/contracts.ts'
import { thirdPartiesContracts } from './third-parties/contracts.ts'
import { trackingContracts } from './tracking/contracts.ts'
import { invitesContracts } from './invites/contracts.ts'
import { shareSuggestionsContracts } from './share-suggestions/contracts.ts'
import { websitesContracts } from './websites/contracts.ts'
import { reportsContracts } from './reports/contracts.ts'
import { botChecksContracts } from './bot-checks/contracts.ts'
import { usersContracts } from './users/contracts.ts'
import { visualSearchContracts } from './visual-search/contracts.ts'

/** Every operation's contract, by name. A route without a contract does not compile. */
export const contracts = {
  ...identityContracts,
  ...browserAccountsContracts,
  ...usersContracts,
  ...invitesContracts,
  ...shareSuggestionsContracts,
  ...websitesContracts,
  ...reportsContracts,
  ...botChecksContracts,
  ...countrySessionsContracts,
  ...passcodeContracts,
  ...preferencesContracts,
  ...accountLifeContracts,
  ...dataExportContracts,
  ...notificationsContracts,
  ...messagesContracts,
  ...followsContracts,
  ...boardsContracts,
  ...pinsContracts,
  ...sponsorshipsContracts,
  ...feedbackContracts,
  ...scheduledPinsContracts,
  ...storyPinsContracts,
  ...pinDraftsContracts,
  ...mediaContracts,
  ...feedsContracts,
  ...searchContracts,
  ...visualSearchContracts,
  ...commentsContracts,
  ...didItsContracts,
  ...businessContracts,
  ...experimentsContracts,
  ...consentContracts,
  ...adNotificationsContracts,
  ...thirdPartiesContracts,
  ...secondFactorContracts,
  ...socialLoginContracts,
  ...trackingContracts,
  ...orientationContracts,
  ...articlesContracts,
} satisfies Record<OperationName, Contract>

export type Contracts = typeof contracts
