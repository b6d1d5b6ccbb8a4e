import { z } from 'zod'
import { AUDIENCES, EMAIL_KINDS, MUTABLE_NOTIFICATION_KINDS } from './setting-choices.ts'

const MAX_KEYS = 40
const MAX_KEY_LENGTH = 60

/** Features of comments by name; keys that only a client knows are kept. */
export const FeatureMap = z
  .record(z.string().min(1).max(MAX_KEY_LENGTH), z.boolean())
  .refine((features) => Object.keys(features).length <= MAX_KEYS, 'has too many keys')
export type FeatureMap = z.output<typeof FeatureMap>

const emailChoices = Object.fromEntries(EMAIL_KINDS.map((kind) => [kind, z.boolean()])) as Record<
  (typeof EMAIL_KINDS)[number],
  z.ZodBoolean
>

/** Which kinds of emails a member gets. */
export const EmailChoices = z.object(emailChoices)
export type EmailChoices = z.output<typeof EmailChoices>

const notificationChoices = Object.fromEntries(
  MUTABLE_NOTIFICATION_KINDS.map((kind) => [kind, z.boolean()]),
) as Record<(typeof MUTABLE_NOTIFICATION_KINDS)[number], z.ZodBoolean>

/** Which kinds of notifications are shown on the site. */
export const NotificationChoices = z.object(notificationChoices)
export type NotificationChoices = z.output<typeof NotificationChoices>

/** Whether forms of advertisers begin with what the account knows. */
export const LeadFormEligibility = z.object({
  is_name_eligible_for_lead_form_autofill: z.boolean(),
  is_email_eligible_for_lead_form_autofill: z.boolean(),
})

/** What a member chose, as only they see it. */
export const SettingsView = z.object({
  mentions_from: z.enum(AUDIENCES),
  comments_from: z.enum(AUDIENCES),
  comment_features: FeatureMap,
  should_show_messaging: z.boolean(),
  is_private_profile: z.boolean(),
  is_hidden_from_search: z.boolean(),
  is_personalized: z.boolean(),
  /** The site proposes no pins made with AI. */
  hides_ai_pins: z.boolean(),
  third_party_marketing_tracking_enabled: z.boolean(),
  ...LeadFormEligibility.shape,
  letters: EmailChoices,
  site_news: NotificationChoices,
})
export type SettingsView = z.output<typeof SettingsView>

/** Something to choose from, and its name. */
export const SettingOption = z.object({ key: z.string(), name: z.string() })
export type SettingOption = z.output<typeof SettingOption>

/** Personal details, visible to the member alone. */
export const PersonalDetails = z.object({
  birthday: z.string().nullable(),
  gender: z.string().nullable(),
  custom_gender: z.string().nullable(),
  country: z.string(),
  locale: z.string(),
})
export type PersonalDetails = z.output<typeof PersonalDetails>

/** What the holder of a mailed link sees: the email settings only. */
export const EmailSubscription = z.object({ email: z.string(), letters: EmailChoices })
export type EmailSubscription = z.output<typeof EmailSubscription>
