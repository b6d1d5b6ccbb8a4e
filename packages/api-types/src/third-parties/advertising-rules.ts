import { allows, isThirdPartyMarketingOn, type Privacy } from '../consent/consent-rules.ts'

/**
 * Whether the advertising frame may identify the viewer: a signed-in person who, where consent is required,
 * allowed analytics and personalization, and nobody who asks not to be shared. // spec 001 §6
 */
export const maySendAdvertisingId = (isSignedIn: boolean, privacy: Privacy): boolean =>
  isSignedIn &&
  !privacy.isPrivacySignalled &&
  isThirdPartyMarketingOn(privacy.third_party_marketing_tracking_enabled) &&
  (!privacy.isConsentRequired || (allows('analytics', privacy) && allows('personalization', privacy)))
