import { imageUrl } from '@tessera/api-types/images/image-path'
import type { OwnUser } from '@tessera/api-types/identity/views'
import { parsePhoneNumberFromString as parsePhoneNumber } from 'libphonenumber-js/max'
import { LOGIN_STATE_FULL, LOGIN_STATE_LIMITED } from '@tessera/shared-auth'
import type { Site } from '../../kernel/deps.ts'
import { toUserView } from '../users/user-view.ts'
import type { PasscodeState } from '@tessera/api-types/passcode/views'
import type { Connections } from '@tessera/api-types/social-login/views'
import type { OwnRow } from './own-row-store.ts'
import { ADULT_AGE, ageInYears, OPEN_PROFILE_AGE } from '../accounts/age-rules.ts'
import { ownState } from './own-user-state.ts'
import { toViewer } from '../sessions/viewer-rules.ts'

const SHOWN_DIGITS = 4

/** The country that a number in international form belongs to; null where its first digits belong to none. */
const countryOfPhone = (number: string): string | null => parsePhoneNumber(number)?.country ?? null

interface Facts {
  site: Site
  now: Date
  isLimited: boolean
}

/** A member's record as only they may see it. */
export function toOwnUser(
  row: OwnRow,
  attached: Connections & PasscodeState,
  { site, now, isLimited }: Facts,
): OwnUser {
  const age = row.birthdayText === null ? null : ageInYears(row.birthdayText, now)
  const isUnder16 = age !== null && age < OPEN_PROFILE_AGE
  return {
    ...sharedPart(row, site, isLimited),
    ...attached,
    ...ownState(row, { isUnder16, isMinor: age !== null && age < ADULT_AGE, now }),
    last_name: row.lastName,
    email: row.email,
    email_verified: row.emailVerifiedAt !== null,
    country: row.country,
    locale: row.locale,
    image_xlarge_url: row.avatarSignature && imageUrl(site.imageBase, row.avatarSignature, '736x'),
    group_board_count: row.groupBoardCount,
    secret_board_count: isLimited ? 0 : row.secretBoardCount,
    has_password: row.passwordHash !== null,
    has_published_pins: row.pinCount > 0,
    is_employee: row.isEmployee,
    is_under_16: isUnder16,
    is_under_18: age !== null && age < ADULT_AGE,
    is_write_banned: row.isWriteBanned,
    login_state: isLimited ? LOGIN_STATE_LIMITED : LOGIN_STATE_FULL,
    verified_user_websites: row.websites,
    is_any_website_verified: row.websites.length > 0,
    facebook_id: row.identities.find(({ slot }) => slot === 'facebook')?.subject ?? null,
    epik: row.advertisingId,
    phone_country: isLimited || !row.phoneNumber ? null : countryOfPhone(row.phoneNumber),
    phone_number: isLimited ? null : row.phoneNumber,
    phone_number_end: row.phoneNumber && row.phoneNumber.slice(-SHOWN_DIGITS),
    push_package_user_id: null, // nothing is pushed to devices
    scheduled_pin_count: row.scheduledPinCount,
    recent_boards: row.recentBoards.filter(({ is_secret }) => !is_secret || !isLimited),
    listed_website_url: row.websiteUrl,
    gender: row.gender,
    custom_gender: row.customGender,
    age_in_years: age,
    last_repin_id: isLimited ? null : row.lastRepinId,
    profile_cover: row.coverSignature && imageUrl(site.imageBase, row.coverSignature, '736x'),
    partner: row.isPartner ? { business_name: row.businessName, contact_email: row.email } : null,
    is_name_eligible_for_lead_form_autofill: !isLimited && row.isNameEligibleForLeadFormAutofill,
    is_email_eligible_for_lead_form_autofill: !isLimited && row.isEmailEligibleForLeadFormAutofill,
    isAuth: !isLimited,
    isLimitedLogin: isLimited,
  }
}

/** What others see too, through the owner's own eyes: their secret boards count, but not in a limited login. */
function sharedPart(row: OwnRow, site: Site, isLimited: boolean) {
  const owner = toViewer(
    {
      ...row,
      isUnder16: false,
      userId: row.id,
      sessionId: '',
      loginState: isLimited ? LOGIN_STATE_LIMITED : LOGIN_STATE_FULL,
    },
    { isBot: false, locale: row.locale, country: row.country },
  )
  return toUserView(
    {
      ...row,
      isFollowedByViewer: false,
      isRequestedByViewer: false,
      isFollowerOfViewer: false,
      isBlockedByViewer: false,
    },
    owner,
    site,
  )
}
