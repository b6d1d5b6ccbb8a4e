import { z } from 'zod'
import { fieldText } from '../field-text.ts'
import { Username } from '../users/profile-fields.ts'
import { text } from '../wire/scalars.ts'
import { CustomGender, GivenCountry, GivenLocale, PersonName } from './personal-fields.ts'
import { passwordFault, passwordFaultLimits, PASSWORD_MAX_LENGTH } from './password-rules.ts'

const MAX_EMAIL_LENGTH = 254

export const Email = z
  .string()
  .trim()
  .max(MAX_EMAIL_LENGTH, fieldText('field.email'))
  .pipe(z.email(fieldText('field.email')))

/** A password being chosen. */
export const NewPassword = z.string().superRefine((password, check) => {
  const fault = passwordFault(password)
  if (fault)
    check.addIssue({
      code: 'custom',
      message: fieldText(`field.password.${fault}`),
      params: passwordFaultLimits,
    })
})

/** A password being proved: any bounded text, so that the response never hints at the rules. */
export const GivenPassword = z
  .string()
  .min(1)
  .max(PASSWORD_MAX_LENGTH * 4)

/** The password of a signed-in member, before something grave; who has none proves themself otherwise. */
export const ProvedPassword = GivenPassword.optional()

export const Birthday = z.iso.date(fieldText('field.date'))

const note = text({ max: 2048 }).optional()
const word = text({ max: 100 }).optional()

/** The sign-up payload. // spec 001 §3 */
export const SignUp = z.object({
  email: Email,
  /** Who proves themself by a provider needs none. */
  password: NewPassword.optional(),
  username: Username.optional(),
  first_name: PersonName.optional(),
  last_name: PersonName.optional(),
  country: GivenCountry.optional(),
  locale: GivenLocale.optional(),
  referrer: note,
  birthday: Birthday.optional(),
  gender: text({ max: 30 }).optional(),
  custom_gender: CustomGender.optional(),
  business_name: word,
  invite_code: word,
  facebook_id: text({ max: 255 }).optional(),
  facebook_token: text({ max: 8192 }).optional(),
  social_slot: text({ max: 30 }).optional(),
  /** An ID token of the slot's provider; without one, what this browser has just proved there counts. */
  social_token: text({ max: 8192 }).optional(),
  recaptcha_v3_token: text({ max: 8192 }).optional(),
  visited_pages: text({ max: 16_384 }).optional(),
  utm_campaign: word,
  user_behavior_data: text({ max: 16_384 }).optional(),
})
export type SignUp = z.output<typeof SignUp>

export const PartnerSignUp = SignUp.extend({ business_name: text({ min: 1, max: 100 }) })

/** The login payload; `mfa_token` and `token` belong to the second step. // spec 001 §3 */
export const LogIn = z.object({
  username_or_email: text({ min: 1, max: MAX_EMAIL_LENGTH }),
  password: GivenPassword,
  referrer: note,
  mfa_token: word,
  token: word,
  recaptcha_v3_token: text({ max: 8192 }).optional(),
})
export type LogIn = z.output<typeof LogIn>

/** A token of a mailed link or of a handshake. */
export const SecretToken = z.string().trim().min(1).max(200)
