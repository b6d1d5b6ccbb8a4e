// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import type { PromotionView } from '@tessera/api-types/ads/views'
import { advertiser, data, pin } from '../../test/open-quick-promote.tsx'
import { copiedFields } from './copied-promotion.ts'
import { loadQuickPromote } from './load-quick-promote.ts'

afterEach(() => vi.unstubAllGlobals())

const promotion = {
  id: '7',
  advertiser_id: '5',
  business_id: '9',
  pin_id: '3',
  product_group_id: null,
  name: 'Winter lamps',
  objective: 'WEB_CONVERSION',
  daily_budget_micros: 12_500_000,
  start_date: '2026-10-30',
  end_date: '2026-11-02',
  destination_url: 'https://kiln.test/winter',
  tag_id: '8',
  targeting: {
    locale: ['de'],
    ages: ['25-34'],
    genders: ['female'],
    interests: ['2'],
    audiences: [
      { id: '4', name: 'Customers' },
      { id: '6', name: null },
    ],
    auto: false,
    audience_width: 'MEDIUM',
  },
} as unknown as PromotionView
const group = { id: '1', name: 'Lamps', catalog_name: 'Shop', product_count: 12 }

/** What quick promote begins with at an address, by what is known of the promotion that it names. */
async function copiedAt(query: string, answers: Record<string, () => Response>) {
  const known: Record<string, () => Response> = {
    '/v3/users/me/': data({ id: '1', locale: 'en_US' }),
    '/v3/businesses/': data([]),
    '/ads/v4/advertisers/': data([advertiser]),
    ...answers,
  }
  vi.stubGlobal('fetch', (url: string) => {
    const end = Object.keys(known).find((each) => url.replace(/\?.*$/, '').endsWith(each))
    return Promise.resolve(known[end ?? '']?.() ?? Response.json({ data: null }))
  })
  const request = new Request(`http://console.test/business/quick-promote/${query}`)
  return (await loadQuickPromote({ request })).given.copied
}

it('B-4.65 a promotion like another one has its pin, goal, budget, days, place and audience', () => {
  expect(copiedFields({ promotion, pin, group: null, tagId: '8' })).toEqual({
    adType: 'WEB_CONVERSION',
    selectedOCPMTag: '8',
    dailyBudget: 12.5,
    duration: 4,
    locale: ['de'],
    ages: ['25-34'],
    genders: ['female'],
    interests: ['2'],
    audiences: ['4'],
    isAutoTargeting: false,
    selected_pin: pin,
    selectedProductGroup: null,
    destinationUrl: 'https://kiln.test/winter',
    name: 'Winter lamps',
  })
  expect(
    copiedFields({ promotion: { ...promotion, end_date: null }, pin, group: null, tagId: '8' }),
  ).toMatchObject({
    isOngoing: true,
  })
})

it('B-4.65 without what was promoted, another pin is chosen, and name and link are those of that pin', () => {
  const sold = { ...promotion, objective: 'CATALOG_SALES' as const }
  const without = copiedFields({ promotion: sold, pin: null, group: null, tagId: null })
  expect(without).toMatchObject({ adType: 'CONSIDERATION', dailyBudget: 12.5 })
  expect(without).not.toHaveProperty('name')
  expect(without).not.toHaveProperty('destinationUrl')
  expect(copiedFields({ promotion: sold, pin: null, group, tagId: null })).toMatchObject({
    adType: 'CATALOG_SALES',
    selectedProductGroup: group,
  })
})

it('B-4.65 the address names the promotion; its pin is there unless it runs already', async () => {
  const answers = {
    '/promotions/7': () => Response.json(promotion),
    '/pins/': data({ pins: [pin], next: null }),
    '/tags/8': () => Response.json({ id: '8' }),
  }
  expect(await copiedAt('?advertiser=5&copy=7', answers)).toEqual({ promotion, pin, group: null, tagId: '8' })
  const running = { ...answers, '/pins/': data({ pins: [{ ...pin, reason: 'RUNNING' }], next: null }) }
  expect(await copiedAt('?advertiser=5&copy=7', running)).toMatchObject({ pin: null })
  expect(await copiedAt('?advertiser=5', answers)).toBeNull()
})

it('B-4.65 a product group is there unless it is gone or has nothing to sell', async () => {
  const ofGroup = { ...promotion, product_group_id: '1' }
  const answers = (answer: () => Response) => ({
    '/promotions/7': () => Response.json(ofGroup),
    '/product-groups/1': answer,
  })
  const gone = () =>
    Response.json({ status: 'failure', code: 'PRODUCT_GROUP_NOT_FOUND', message: 'Gone' }, { status: 404 })
  const copied = async (answer: () => Response) => (await copiedAt('?copy=7', answers(answer)))?.group
  expect(await copied(() => Response.json(group))).toEqual(group)
  expect(await copied(() => Response.json({ ...group, product_count: 0 }))).toBeNull()
  expect(await copied(gone)).toBeNull()
})

it('B-4.65 a tag that is gone is chosen anew, and until then the goal needs none', async () => {
  const gone = () =>
    Response.json({ status: 'failure', code: 'TAG_NOT_FOUND', message: 'Gone' }, { status: 404 })
  const copied = await copiedAt('?copy=7', {
    '/promotions/7': () => Response.json(promotion),
    '/pins/': data({ pins: [pin], next: null }),
    '/tags/8': gone,
  })
  expect(copied && copiedFields(copied)).toMatchObject({ adType: 'CONSIDERATION', selectedOCPMTag: null })
})
