import { z } from 'zod'
import { contract } from '../contract.ts'
import { Birthday } from '../identity/sign-in-inputs.ts'
import { LOCALES, SOURCE_LOCALE } from '../locales.ts'
import { countryId, UNKNOWN_COUNTRY_ID } from '../lookup/country-ids.ts'
import { bool, Id, text } from '../wire/scalars.ts'
import { GivenPasscode, passcodeErrors } from '../passcode/passcode-input.ts'
import {
  FeatureMap,
  EmailSubscription,
  EmailChoices,
  NotificationChoices,
  PersonalDetails,
  SettingOption,
  SettingsView,
} from './views.ts'
import { preferencesRoutes as r } from './routes.ts'
import { AUDIENCES, CUSTOM_GENDER_MAX, GENDERS } from './setting-choices.ts'

const passcode = GivenPasscode
const audience = z.enum(AUDIENCES).optional()
const choice = bool.optional()

const emailChoices = z.object({
  follows: choice,
  comments: choice,
  mentions: choice,
  messages: choice,
  business: choice,
})
const SubscriptionToken = text({ min: 1, max: 200 })

export const preferencesContracts = {
  'settings.get': contract(r['settings.get'], {
    summary: "The member's own settings.",
    input: z.object({}),
    output: SettingsView,
  }),
  'settings.updatePermissions': contract(r['settings.updatePermissions'], {
    summary: "Who may comment on the member's pins.",
    input: z.object({ comments_from: audience, passcode }),
    output: SettingsView,
    errors: passcodeErrors,
  }),
  'settings.updateMentions': contract(r['settings.updateMentions'], {
    summary: 'Who may mention the member.',
    input: z.object({ mentions_from: audience, passcode }),
    output: SettingsView,
    errors: passcodeErrors,
  }),
  'settings.updatePrivacy': contract(r['settings.updatePrivacy'], {
    summary: "Who sees the member's profile, and what their activity is used for.",
    input: z.object({
      is_private_profile: choice,
      is_hidden_from_search: choice,
      is_personalized: choice,
      hides_ai_pins: choice,
      third_party_marketing_tracking_enabled: choice,
      is_name_eligible_for_lead_form_autofill: choice,
      is_email_eligible_for_lead_form_autofill: choice,
      passcode,
    }),
    output: SettingsView,
    errors: passcodeErrors,
  }),
  'settings.updateMessages': contract(r['settings.updateMessages'], {
    summary:
      'Whether the member takes messages: when off, nobody can write to them and the site proposes none.',
    input: z.object({ should_show_messaging: choice, passcode }),
    output: SettingsView,
    errors: passcodeErrors,
  }),
  'settings.personal': contract(r['settings.personal'], {
    summary: 'Personal details, visible to the member alone.',
    input: z.object({}),
    output: PersonalDetails,
  }),
  'settings.countries': contract(r['settings.countries'], {
    summary: 'The countries one can live in, by their names in a language.',
    input: z.object({ locale: z.enum(LOCALES).default(SOURCE_LOCALE) }),
    output: z.array(SettingOption),
  }),
  'settings.locales': contract(r['settings.locales'], {
    summary: 'The languages of the site, each by its own name.',
    input: z.object({}),
    output: z.array(SettingOption),
  }),
  'settings.updatePersonal': contract(r['settings.updatePersonal'], {
    summary: 'Changes birthday, gender, country and language; an absent one stays as it is.',
    input: z.object({
      birthday: Birthday.optional(),
      gender: z.enum(GENDERS).nullish(),
      custom_gender: text({ max: CUSTOM_GENDER_MAX }).nullish(),
      country: z
        .string()
        .toUpperCase()
        .refine((code) => countryId(code) !== UNKNOWN_COUNTRY_ID, 'Choose a country')
        .optional(),
      locale: z.enum(LOCALES).optional(),
      passcode,
    }),
    output: PersonalDetails,
    errors: passcodeErrors,
  }),
  'settings.updateCommentFeatures': contract(r['settings.updateCommentFeatures'], {
    summary: "Switches what others may do in comments under the member's pins.",
    input: z.object({
      userId: Id,
      featureMap: z.preprocess(parsedMap, FeatureMap),
      passcode,
    }),
    output: SettingsView,
    errors: ['USER_NOT_FOUND', ...passcodeErrors],
  }),
  'settings.news': contract(r['settings.news'], {
    summary: 'Which kinds of emails the member gets.',
    input: z.object({}),
    output: EmailChoices,
  }),
  'settings.updateNews': contract(r['settings.updateNews'], {
    summary: 'Chooses which kinds of emails the member gets; an absent kind stays as it is.',
    input: emailChoices,
    output: EmailChoices,
  }),
  'settings.push': contract(r['settings.push'], {
    summary: 'Which kinds of notifications the site pushes to its open pages.',
    input: z.object({}),
    output: NotificationChoices,
  }),
  'settings.updateSiteNews': contract(r['settings.updateSiteNews'], {
    summary: 'Chooses which kinds of notifications the site shows; an absent kind stays as it is.',
    input: z.object({
      follows: choice,
      comments: choice,
      mentions: choice,
      reactions: choice,
      saves: choice,
      prices: choice,
    }),
    output: NotificationChoices,
  }),
  'emailSubscription.get': contract(r['emailSubscription.get'], {
    summary: 'The email settings of the member a mailed link belongs to.',
    input: z.object({ token: SubscriptionToken }),
    output: EmailSubscription,
    errors: ['TOKEN_INVALID'],
  }),
  'emailSubscription.update': contract(r['emailSubscription.update'], {
    summary: 'Changes email settings by a mailed link; an absent kind stays as it is.',
    input: z.object({ token: SubscriptionToken, letters: emailChoices }),
    output: EmailSubscription,
    errors: ['TOKEN_INVALID'],
  }),
  'emailSubscription.endAll': contract(r['emailSubscription.endAll'], {
    summary: 'Unsubscribes from all optional emails, in one click of a mail program. // RFC 8058',
    input: z.object({ token: SubscriptionToken }),
    output: EmailSubscription,
    errors: ['TOKEN_INVALID'],
  }),
}

/** Form-encoded calls send a map as JSON text. */
function parsedMap(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value) as unknown
  } catch {
    return value
  }
}
