import { EMAIL_KINDS, MUTABLE_NOTIFICATION_KINDS } from '@tessera/api-types/preferences/setting-choices'
import type {
  FeatureMap,
  EmailChoices,
  NotificationChoices,
  SettingsView,
} from '@tessera/api-types/preferences/views'
import type { SettingsRow } from './settings-store.ts'

/** Which kinds a member wants: all that are not switched off. */
const choicesOf = <Kind extends string>(kinds: readonly Kind[], muted: readonly string[]) =>
  Object.fromEntries(kinds.map((kind) => [kind, !muted.includes(kind)])) as Record<Kind, boolean>

export const toEmailChoices = (muted: readonly string[]): EmailChoices => choicesOf(EMAIL_KINDS, muted)

export const toNotificationChoices = (muted: readonly string[]): NotificationChoices =>
  choicesOf(MUTABLE_NOTIFICATION_KINDS, muted)

/** The kinds of all `kinds` that stay away once `choices` are made; those left out stay as they are. */
export const mutedAfter = (
  muted: readonly string[],
  choices: Readonly<Partial<Record<string, boolean | undefined>>>,
  kinds: readonly string[] = EMAIL_KINDS,
): string[] => kinds.filter((kind) => !(choices[kind] ?? !muted.includes(kind)))

/** Comments and mentions are on for whomever the member admits; the others are as they were switched. */
export const toFeatureMap = ({
  commentFeatures,
  commentsFrom,
  mentionsFrom,
}: Pick<SettingsRow, 'commentFeatures' | 'commentsFrom' | 'mentionsFrom'>): FeatureMap => ({
  replies_enabled: true,
  reactions_enabled: true,
  photo_comments_enabled: true,
  ...commentFeatures,
  comments_enabled: commentsFrom !== 'nobody',
  mentions_enabled: mentionsFrom !== 'nobody',
})

export const toSettingsView = (row: SettingsRow): SettingsView => ({
  mentions_from: row.mentionsFrom,
  comments_from: row.commentsFrom,
  comment_features: toFeatureMap(row),
  should_show_messaging: row.shouldShowMessaging,
  is_private_profile: row.isPrivateProfile,
  is_hidden_from_search: row.isHiddenFromSearch,
  is_personalized: row.isPersonalized,
  hides_ai_pins: row.hidesAiPins,
  third_party_marketing_tracking_enabled: row.thirdPartyMarketingTrackingEnabled,
  is_name_eligible_for_lead_form_autofill: row.isNameEligibleForLeadFormAutofill,
  is_email_eligible_for_lead_form_autofill: row.isEmailEligibleForLeadFormAutofill,
  letters: toEmailChoices(row.mutedLetters),
  site_news: toNotificationChoices(row.mutedNews),
})
