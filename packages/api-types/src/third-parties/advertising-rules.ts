import { allows, type Privacy } from '../consent/consent-rules.ts'

/**
 * Whether the advertising frame may be told who this is: a signed-in person who, where consent is required,
 * allowed analytics and personalization. // spec 001 §6
 */
export const maySendAdvertisingId = (isSignedIn: boolean, privacy: Privacy): boolean =>
  isSignedIn &&
  (!privacy.isConsentRequired || (allows('analytics', privacy) && allows('personalization', privacy)))

export const ATTRIBUTION_SAMPLE_RATE = 0.1 // spec 001 §9

/** @param chance 0 to 1, drawn for this one call */
export const isAttributionSampled = (chance: number): boolean => chance < ATTRIBUTION_SAMPLE_RATE
