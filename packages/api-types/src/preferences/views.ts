import { z } from 'zod'
import { AUDIENCES, LETTER_KINDS, NEWS_KINDS } from './setting-choices.ts'

const letterChoices = Object.fromEntries(LETTER_KINDS.map((kind) => [kind, z.boolean()])) as Record<
  (typeof LETTER_KINDS)[number],
  z.ZodBoolean
>

/** Which kinds of letters come. */
export const LetterChoices = z.object(letterChoices)
export type LetterChoices = z.output<typeof LetterChoices>

const newsChoices = Object.fromEntries(NEWS_KINDS.map((kind) => [kind, z.boolean()])) as Record<
  (typeof NEWS_KINDS)[number],
  z.ZodBoolean
>

/** Which kinds of news are shown on the site. */
export const NewsChoices = z.object(newsChoices)
export type NewsChoices = z.output<typeof NewsChoices>

/** What a member chose, as only they see it. */
export const SettingsView = z.object({
  mentions_from: z.enum(AUDIENCES),
  comments_from: z.enum(AUDIENCES),
  should_show_messaging: z.boolean(),
  is_private_profile: z.boolean(),
  is_hidden_from_search: z.boolean(),
  is_personalized: z.boolean(),
  third_party_marketing_tracking_enabled: z.boolean(),
  letters: LetterChoices,
  site_news: NewsChoices,
})
export type SettingsView = z.output<typeof SettingsView>

/** What a member says of themself to the site alone. */
export const PersonalDetails = z.object({
  birthday: z.string().nullable(),
  gender: z.string().nullable(),
  custom_gender: z.string().nullable(),
  country: z.string(),
  locale: z.string(),
})
export type PersonalDetails = z.output<typeof PersonalDetails>

/** What the holder of a mailed link sees: no more than the letters. */
export const EmailSubscription = z.object({ email: z.string(), letters: LetterChoices })
export type EmailSubscription = z.output<typeof EmailSubscription>
