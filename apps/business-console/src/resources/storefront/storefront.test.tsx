import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { openConsole } from '../../test/open-console.tsx'

afterEach(() => vi.unstubAllGlobals())

const feed = (id: string, country: string, language: string, more: object = {}) => ({
  id,
  catalog_id: '5',
  catalog_name: 'Bowls',
  name: `Feed ${country}`,
  country,
  language,
  is_active: true,
  is_default: false,
  ...more,
})
const product = (id: string, title: string) => ({
  id,
  title,
  item_id: id,
  price: 20,
  currency: 'EUR',
  availability: 'IN_STOCK',
})

const german = feed('1', 'DE', 'de', { is_default: true })
const french = feed('2', 'FR', 'fr')
const settings = {
  id: '7',
  currentViewingLocale: { country: 'DE', language: 'de', feedProfileId: '1' },
  lastUpdated: null,
}

it('B-3.38 switching the country shows the products of its feed', async () => {
  const held = { 'storefront-feeds': [german, french], 'storefront-settings': [{ ...settings }] }
  const products = { 'catalogs/5/products': [product('1', 'Bowl')] }
  const { asked, calls } = openConsole('storefront', { rows: { ...held, ...products } })
  expect(await screen.findByText(/they see Feed DE/)).toBeVisible()
  expect(await screen.findByText('Bowl')).toBeVisible()
  expect(screen.getByText('€20.00')).toBeVisible()
  const filterOf = (url: URL) => JSON.parse(url.searchParams.get('filter') ?? '{}') as { feed_id?: string }
  const lastFeed = () => {
    const url = asked.findLast(({ pathname }) => pathname.endsWith('/catalogs/5/products'))
    return url && filterOf(url).feed_id
  }
  expect(lastFeed()).toBe('1')
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Country' }))
  held['storefront-settings'][0] = {
    ...settings,
    currentViewingLocale: { country: 'FR', language: 'fr', feedProfileId: '2' },
  }
  fireEvent.click(within(await screen.findByRole('listbox')).getByRole('option', { name: 'France' }))
  await waitFor(() => expect(lastFeed()).toBe('2'))
  expect(calls).toContain('PUT /v3/businesses/9/storefront-settings/7')
})

it('the name of a long feed is read whole', async () => {
  const long = feed('1', 'DE', 'de', { name: 'Bowls, plates and mugs for Germany and its neighbours' })
  openConsole('storefront', { rows: { 'storefront-feeds': [long], 'storefront-settings': [settings] } })
  const chosen = await screen.findByRole('combobox', { name: 'Feed' })
  expect(getComputedStyle(chosen).whiteSpace).toBe('normal')
})

it('a business without feeds is sent to its catalogs', async () => {
  const none = { ...settings, currentViewingLocale: { country: 'DE', language: 'de', feedProfileId: null } }
  openConsole('storefront', { rows: { 'storefront-settings': [none], 'storefront-feeds': [] } })
  expect(await screen.findByRole('link', { name: 'Go to catalogs' })).toBeVisible()
})

it('what cannot be loaded can be asked for again', async () => {
  openConsole('storefront', { rows: { 'storefront-settings': [], 'storefront-feeds': [] } })
  expect(await screen.findByRole('button', { name: 'Retry' }, { timeout: 10_000 })).toBeVisible()
}, 15_000)
