import { z } from 'zod'
import { fieldText } from '../field-text.ts'
import { isLocale, localeCode } from '../locales.ts'
import { UNKNOWN_COUNTRY } from '../lookup/country-ids.ts'
import { isVisible, withoutDirectionSpans } from '../wire/scalars.ts'

const NAME_MAX = 30
const CUSTOM_GENDER_MAX = 60
const COUNTRY = /^[A-Za-z]{2}$/
// No keyboard types these into a name: refused, where other texts lose them.
const CONTROL = /[\p{Cc}\uFFFE\uFFFF]/u

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

const isEmptyOrVisible = (value: string) => value === '' || (isVisible(value) && !CONTROL.test(value))

/** Something that can be read; empty where it was left out. */
export const visibleText = (max: number) =>
  z
    .string()
    .overwrite(withoutDirectionSpans)
    .trim()
    .max(max)
    .refine(isEmptyOrVisible, fieldText('field.visible'))

/** One part of a person's name; an empty one was left out. */
export const PersonName = visibleText(NAME_MAX)

export const CustomGender = visibleText(CUSTOM_GENDER_MAX)

/** Any country of ISO 3166, more than have an id of ours; UNKNOWN where nobody knows it. // docs/adr/0013 */
export const GivenCountry = z
  .string()
  .trim()
  .toUpperCase()
  .refine((code) => code === UNKNOWN_COUNTRY || isCountry(code), 'Choose a country')

const isCountry = (code: string): boolean => COUNTRY.test(code) && regions.of(code) !== undefined

/** A language of the site, whichever way its code is written. */
export const GivenLocale = z
  .string()
  .trim()
  .refine((code) => isLocale(localeCode(code)), 'Choose a language of this site')
