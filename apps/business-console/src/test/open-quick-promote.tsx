import { render } from '@testing-library/react'
import { AdminContext, testDataProvider } from 'react-admin'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { vi } from 'vitest'
import type { PromotablePinView } from '@tessera/api-types/ads/quick-promote-contracts'
import type { AdvertiserView } from '@tessera/api-types/ads/views'
import { QuickPromotePage } from '../flows/quick-promote/QuickPromotePage.tsx'
import { i18nProvider } from '../providers/i18n-provider.ts'

export const advertiser: AdvertiserView = {
  id: '5',
  business_id: '9',
  name: 'Europe',
  country: 'DE',
  promoter_name: 'Kiln & Co',
  currency: 'EUR',
  time_zone: 'Europe/Berlin',
  status: 'ACTIVE',
  billing: { valid: true, status: 'VALID' },
  card_entry: 'typed',
  has_business_address: true,
  has_accepted_terms: true,
  abilities: { can_create_tag: true },
}
export const pin: PromotablePinView = {
  id: '3',
  title: 'A paper lamp',
  image_url: null,
  link: 'https://kiln.test/lamp',
  reason: null,
}
export const tag = {
  id: '7',
  child_tags: [],
  name: 'Shop',
  last_fired_event: null,
  snippet: '<script data-tag="7"></script>',
}
const targeting = {
  locales: ['de'],
  ages: ['18-24', '25-34', '35-44', '45-49', '50-54', '55-64', '65+'],
  genders: ['female', 'male', 'unspecified'],
  interests: [{ id: '1', name: 'Home', children: [{ id: '2', name: 'Lamps' }] }],
  audiences: [],
}
export const launched = {
  id: '11',
  advertiser_id: '5',
  business_id: '9',
  name: 'Lamps for all',
  daily_budget_micros: 6_000_000,
  currency: 'EUR',
  start_date: '2026-11-01',
  end_date: null,
  status: 'PENDING_REVIEW',
}

type Answer = () => Response
export const data =
  (value: unknown): Answer =>
  () =>
    Response.json({ data: value })

/** Quick promote with a server whose responses go by the end of the path. */
export function openQuickPromote(
  answers: Record<string, Answer> = {},
  given: { pin?: PromotablePinView | null; advertiser?: AdvertiserView } = {},
) {
  const known: Record<string, Answer> = {
    '/pins/': data({
      pins: [pin, { ...pin, id: '4', title: 'A hidden bowl', reason: 'HIDDEN' }],
      next: null,
    }),
    '/audience/': data({ audience_width: 'WIDE', size: null, daily_reach: null }),
    '/targeting_options/': data(targeting),
    '/tags/7': () => Response.json(tag),
    '/tags': () => Response.json([tag], { headers: { 'content-range': 'tags 0-0/1' } }),
    ...answers,
  }
  const asked: { path: string; query: URLSearchParams; body: unknown }[] = []
  vi.stubGlobal('fetch', (url: string, { body }: { body?: string } = {}) => {
    const path = url.replace(/\?.*$/, '')
    const query = new URL(url, window.location.href).searchParams
    asked.push({ path, query, body: body === undefined ? null : JSON.parse(body) })
    const found = Object.keys(known).find((end) => path.endsWith(end))
    return Promise.resolve(known[found ?? '']?.() ?? Response.json({ data: null }))
  })
  const session = {
    user: { id: '1', locale: 'en_US' },
    businesses: [],
    advertisers: [given.advertiser ?? advertiser],
    advertiserId: '5',
    isAccountNamed: false,
    search: '',
    given: {
      pin: given.pin === undefined ? pin : given.pin,
      adType: null,
      dailyBudget: null,
      copied: null,
    },
    recommendedWidth: null,
    cardProblem: null,
  }
  const router = createMemoryRouter(
    [
      {
        element: (
          <AdminContext dataProvider={testDataProvider()} i18nProvider={i18nProvider}>
            <Outlet />
          </AdminContext>
        ),
        HydrateFallback: () => null,
        children: [
          { path: '/promote', loader: () => session, Component: QuickPromotePage },
          { path: '*', element: <p>Elsewhere</p> },
        ],
      },
    ],
    { initialEntries: ['/promote'] },
  )
  const { unmount } = render(<RouterProvider router={router} />)
  return { asked, router, unmount }
}
