import { COUNTRY_SITES } from '@tessera/api-types/lookup/sites-data'
import { describe, expect, it } from 'vitest'
import { SiteSettings } from './site-settings.ts'
import { makeSites } from './sites.ts'

const setting = SiteSettings.parse(
  '[{"site":"de","host":"De.Mosaic.test:3000","country":"DE","locale":"de"}]',
)

describe('the site list', () => {
  it('I-9.37 I-9.38 has 21 regional sites, each with a country of its own', () => {
    expect(COUNTRY_SITES).toHaveLength(21)
    expect(new Set(COUNTRY_SITES.map(({ country }) => country)).size).toBe(21)
    expect(COUNTRY_SITES.map(({ site }) => site).join(' ')).toBe(
      'at au ca ch cl co de dk es fr ie in it jp kr mx nz ph pt se uk',
    )
  })

  it('I-9.38 knows a regional host by its name below the main one, and serves any other as the main site', () => {
    const sites = makeSites('http://localhost:3000', [])
    expect(sites.ofHost('de.localhost:3000')).toMatchObject({ site: 'de', country: 'DE', locale: 'de' })
    expect(sites.ofHost('UK.localhost')).toMatchObject({ country: 'GB' })
    for (const host of ['localhost:3000', 'xx.localhost', 'de.elsewhere.test', ''])
      expect(sites.ofHost(host)).toBeNull()
  })

  it('I-7.40 carries sessions to the hosts that are set up, and nowhere with one host only', () => {
    const alone = makeSites('https://mosaic.test', [])
    expect([alone.origins, alone.originOf('DE')]).toEqual([['https://mosaic.test'], null])
    const sites = makeSites('http://mosaic.test:3000', setting)
    expect(sites.origins).toEqual(['http://mosaic.test:3000', 'http://de.mosaic.test:3000'])
    expect([sites.originOf('DE'), sites.originOf('FR')]).toEqual(['http://de.mosaic.test:3000', null])
  })

  it('refuses a setting that is no list of sites', () => {
    for (const text of [
      '{',
      '{}',
      '[{"site":"de"}]',
      '[{"site":"de","host":"a b","country":"DE","locale":"de"}]',
    ])
      expect(SiteSettings.safeParse(text).success).toBe(false)
  })
})
