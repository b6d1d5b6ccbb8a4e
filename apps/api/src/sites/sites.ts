import { COUNTRY_SITES, MAIN_SITE, type CountrySite } from '@tessera/api-types/lookup/sites-data'
import type { ServedSite } from './site-settings.ts'

/** The site settings of a host name. */
export type HostSite = Pick<CountrySite, 'site' | 'country' | 'locale'>

export interface Sites {
  /** Null for the main site and for every host that is not listed. */
  ofHost(host: string): HostSite | null
  /** Origins one session may be carried to, the main one first; one alone where no other host is set up. */
  origins: readonly [string, ...string[]]
  /** The origin for members of a country, where one is set up. */
  originOf(country: string): string | null
}

/** The sites of an installation: those set up, then the regional ones as names below the main host. */
export function makeSites(publicUrl: string, served: readonly ServedSite[]): Sites {
  const { protocol, hostname, host, origin } = new URL(publicUrl)
  const byHost = new Map<string, HostSite>(COUNTRY_SITES.map((one) => [`${one.site}.${hostname}`, one]))
  for (const one of served) byHost.set(one.host, one)
  const originAt = (at: string) => `${protocol}//${at}`
  const others = served.filter((one) => one.host !== host && one.site !== MAIN_SITE)
  return {
    ofHost(asked) {
      const name = asked.toLowerCase()
      return byHost.get(name) ?? byHost.get(name.replace(/:\d+$/, '')) ?? null
    },
    origins: [origin, ...others.map((one) => originAt(one.host))],
    originOf(country) {
      const found = others.find((one) => one.country === country)
      return found ? originAt(found.host) : null
    },
  }
}
