import { z } from 'zod'
import { ConnectionFlags, Connections } from '../social-login/views.ts'
import { LeadFormEligibility } from '../preferences/views.ts'
import { PasscodeState } from '../passcode/views.ts'
import { UserView } from '../users/views.ts'
import { Id, Timestamp } from '../wire/scalars.ts'

/** What only a member themself may see of their account, beside what others see. // spec 001 §3 */
export const OwnUser = UserView.extend({
  ...Connections.shape,
  ...PasscodeState.shape,
  last_name: z.string(),
  email: z.string().nullable(),
  email_verified: z.boolean(),
  country: z.string(),
  locale: z.string(),
  image_xlarge_url: z.string().nullable(),
  group_board_count: z.number(),
  secret_board_count: z.number(),
  has_password: z.boolean(),
  has_published_pins: z.boolean(),
  is_employee: z.boolean(),
  is_under_16: z.boolean(),
  is_under_18: z.boolean(),
  is_write_banned: z.boolean(),
  login_state: z.number(),
  verified_user_websites: z.array(z.string()),
  is_any_website_verified: z.boolean(),
  listed_website_url: z.string().nullable(),
  gender: z.string().nullable(),
  custom_gender: z.string().nullable(),
  age_in_years: z.number().nullable(),
  last_repin_id: Id.nullable(),
  profile_cover: z.string().nullable(),
  partner: z
    .object({ business_name: z.string().nullable(), contact_email: z.string().nullable() })
    .nullable(),
  /** What the account still lacks. */
  nags: z.array(z.enum(['verify_email', 'add_password', 'add_birthday'])),
  can_enable_mfa: z.boolean(),
  has_mfa_enabled: z.boolean(),
  has_quicksave_board: z.boolean(),
  resurrection_date: Timestamp.nullable(),
  is_matured_new_user: z.boolean(),
  shopping_rec_disabled: z.boolean(),
  show_personal_boutique: z.boolean(),
  should_show_messaging: z.boolean(),
  /** Where a press on "Save" goes. */
  save_behavior: z.enum(['last_board', 'choose_board']),
  /** Where somebody under 18 finds what keeps them safe. */
  teen_safety_options_url: z.string().nullable(),
  firstHomeFeedRequestAfterNux: z.boolean(),
  facebook_id: z.string().nullable(),
  /** By this the advertising frame knows the member, while they consent. */
  epik: z.string().nullable(),
  phone_country: z.string().nullable(),
  phone_number: z.string().nullable(),
  phone_number_end: z.string().nullable(),
  push_package_user_id: z.string().nullable(),
  scheduled_pin_count: z.number(),
  /** The boards saved to last, the latest first. */
  recent_boards: z.array(z.object({ id: Id, name: z.string(), is_secret: z.boolean() })),
  ...LeadFormEligibility.shape,
  isAuth: z.boolean(),
  isLimitedLogin: z.boolean(),
})
export type OwnUser = z.output<typeof OwnUser>

/** One sign-in of a member, as their list of sessions shows it. */
export const SessionView = z.object({
  id: Id,
  is_current: z.boolean(),
  created_at: Timestamp,
  last_seen_at: Timestamp,
  browser_name: z.string(),
  os_name: z.string(),
  /** The number of the system in the documents' table; 0 for one that is not in it. */
  os_type: z.number().int(),
  is_mobile: z.boolean(),
  ip: z.string().nullable(),
})
export type SessionView = z.output<typeof SessionView>

/** Who was signed in on this browser before. // spec 001 §3 */
export const LoggedOutUserInfo = z.object({
  email: z.string(),
  first_name: z.string(),
  medium_image_url: z.string().nullable(),
  has_password: z.boolean(),
  ...ConnectionFlags.shape,
})
export type LoggedOutUserInfo = z.output<typeof LoggedOutUserInfo>
