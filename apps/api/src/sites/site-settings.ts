import { isLocale, type Locale } from '@tessera/api-types/locales'
import { z } from 'zod'

const HOST = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/i

const Entry = z.object({
  site: z.string().regex(/^[a-z0-9-]{2,20}$/, 'site is a short name in small letters'),
  host: z.string().regex(HOST, 'host is a host name, with a port where there is one').toLowerCase(),
  country: z.string().regex(/^[A-Z]{2}$/, 'country is a code of two capital letters'),
  locale: z.custom<Locale>((value) => typeof value === 'string' && isLocale(value), 'locale is not known'),
})
export type ServedSite = z.output<typeof Entry>

/** The `SITES` setting: hosts of regional sites, as JSON. */
export const SiteSettings = z
  .string()
  .transform((text, check) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      check.addIssue({ code: 'custom', message: 'is not JSON' })
      return z.NEVER
    }
  })
  .pipe(z.array(Entry).max(100))
