import type { BilledTo } from '@tessera/api-types/ads/views'
import { SOURCE_LOCALE } from '@tessera/api-types/locales'
import { countryNames } from './country-names.ts'

/** An address as it stands on a letter, without empty lines. */
export function addressLines(address: BilledTo['address'], locale: string = SOURCE_LOCALE): string[] {
  if (address === null) return []
  const { line1, line2, city, region, postal_code, country } = address
  const place = [[city, region].filter(Boolean).join(', '), postal_code].filter(Boolean).join(' ')
  return [line1, line2, place, country && countryNames(locale)(country)].filter(Boolean)
}
