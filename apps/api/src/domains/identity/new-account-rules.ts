import type { SignUp } from '@tessera/api-types/identity/sign-in-inputs'
import { isLocale, localeCode } from '@tessera/api-types/locales'
import type { Viewer } from '@tessera/shared-auth'
import { isMinor } from '../accounts/age-rules.ts'
import { countryCode, UNKNOWN_COUNTRY } from '../accounts/country-rules.ts'
import { usernameStem } from '../accounts/username-rules.ts'

/** The row of a new account but for its id, username and password; a business's name becomes its first name. */
export function toNewAccount(input: SignUp, viewer: Pick<Viewer, 'locale' | 'country'>, now: Date) {
  const businessName = input.business_name || null
  const firstName = businessName ?? (input.first_name || usernameStem(input.email))
  const lastName = businessName === null ? (input.last_name ?? '') : ''
  const locale = localeCode(input.locale ?? '')
  const country = countryCode(input.country)
  return {
    email: input.email,
    firstName,
    lastName,
    fullName: `${firstName} ${lastName}`.trim(),
    businessName,
    isPartner: businessName !== null,
    birthday: input.birthday ?? null,
    gender: input.gender || null,
    customGender: input.custom_gender || null,
    locale: isLocale(locale) ? locale : viewer.locale,
    country: country === UNKNOWN_COUNTRY ? viewer.country : country,
    isPrivateProfile: input.birthday !== undefined && isMinor(input.birthday, now),
    createdAt: now,
  }
}
