import type { Locale } from '../locales.ts'

export interface CountrySite {
  site: string
  country: string
  locale: Locale
}

const entry = (site: string, country: string, locale: Locale): CountrySite => ({ site, country, locale })

export const MAIN_SITE = 'www'

/** The regional sites beside the main one. // spec 001 §9 */
export const COUNTRY_SITES: readonly CountrySite[] = [
  entry('at', 'AT', 'de'),
  entry('au', 'AU', 'en_AU'),
  entry('ca', 'CA', 'en_US'),
  entry('ch', 'CH', 'de'),
  entry('cl', 'CL', 'es_419'),
  entry('co', 'CO', 'es_419'),
  entry('de', 'DE', 'de'),
  entry('dk', 'DK', 'da_DK'),
  entry('es', 'ES', 'es_ES'),
  entry('fr', 'FR', 'fr'),
  entry('ie', 'IE', 'en_GB'),
  entry('in', 'IN', 'en_IN'),
  entry('it', 'IT', 'it'),
  entry('jp', 'JP', 'ja'),
  entry('kr', 'KR', 'ko_KR'),
  entry('mx', 'MX', 'es_MX'),
  entry('nz', 'NZ', 'en_AU'),
  entry('ph', 'PH', 'tl_PH'),
  entry('pt', 'PT', 'pt_PT'),
  entry('se', 'SE', 'sv_SE'),
  entry('uk', 'GB', 'en_GB'),
]
