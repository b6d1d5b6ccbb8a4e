import type { Locale } from '@tessera/api-types/locales'
import { COUNTRIES } from '@tessera/api-types/lookup/country-ids'
import { GENDERS, type Gender } from '@tessera/api-types/preferences/setting-choices'
import type { PersonalDetails } from '@tessera/api-types/preferences/views'

export type PersonalValues = {
  birthday: string
  gender: Gender | ''
  custom_gender: string
  country: string
  locale: string
}

/** Details as their form shows them: what is not said is empty. */
export const shownDetails = (details: PersonalDetails): PersonalValues => ({
  birthday: details.birthday ?? '',
  gender: GENDERS.find((gender) => gender === details.gender) ?? '',
  custom_gender: details.custom_gender ?? '',
  country: COUNTRIES.includes(details.country) ? details.country : '',
  locale: details.locale,
})

/** What the form sends; what was left empty stays as it is, but a gender can be taken back. */
export const givenDetails = ({ birthday, gender, custom_gender, country, locale }: PersonalValues) => ({
  ...(birthday && { birthday }),
  gender: gender || null,
  custom_gender: custom_gender || null,
  ...(country && { country }),
  locale: locale as Locale,
})
