import { useLocale } from 'react-admin'
import { countryNames } from '@tessera/i18n/country-names'

export function CountryName({ code }: { code: string }) {
  const locale = useLocale()
  return <>{countryNames(locale)(code)}</>
}
