import { makeJoined } from '@tessera/api-types/joined'
import { type BrandLook, brandStyle } from '@tessera/api-types/site-brand/brand-style'
import { defaultBrand, siteBrand, type SiteBrand } from '../domains/site-brand/site-brand-service.ts'
import type { Deps } from '../kernel/deps.ts'

/** How the site presents itself now. */
export type BrandSource = () => Promise<SiteBrand>

/** Read with each page; without the database, what was known goes on. */
export function brandSource({ read, site, log }: Pick<Deps, 'log' | 'read' | 'site'>): BrandSource {
  const joined = makeJoined<SiteBrand>()
  let known = defaultBrand(site)
  const readNow = async () => {
    try {
      known = await siteBrand(read, site)
    } catch (error) {
      log.warn({ err: error }, 'the brand of the site was not read')
    }
    return known
  }
  return () => joined(readNow)
}

const lookOf = ({ logo, accentLight, accentDark }: SiteBrand): BrandLook => ({
  logo: logo?.small ?? null,
  accentLight,
  accentDark,
})

export const styleOf = (brand: SiteBrand): string => brandStyle(lookOf(brand))
