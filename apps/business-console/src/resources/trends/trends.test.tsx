import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { TrendsView } from '@tessera/api-types/search/trends'
import { openConsole } from '../../test/open-console.tsx'

afterEach(() => vi.unstubAllGlobals())

const trends: TrendsView = {
  topics: [
    { id: '1', slug: 'ceramics', name: 'Ceramics', saves: 30, saves_before: 20 },
    { id: '2', slug: 'lamps', name: 'Lamps', saves: 8, saves_before: 0 },
  ],
  searches: ['blue bowl'],
}
const open = (data: unknown) =>
  openConsole('trends', { rows: {}, answers: { '/v3/trends/': { status: 'success', data } } })

it('topics stand with their growth, searches lead to what they find', async () => {
  open(trends)
  expect(await screen.findByRole('row', { name: 'Ceramics 30 +50%' })).toBeVisible()
  expect(screen.getByRole('row', { name: 'Lamps 8 New' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'blue bowl' })).toHaveAttribute(
    'href',
    '/search/pins/?q=blue%20bowl',
  )
})

it('where nothing trends, it reads so', async () => {
  open({ topics: [], searches: [] })
  expect(await screen.findByText('Nothing is trending yet')).toBeVisible()
})

it('what cannot be loaded can be asked for again', async () => {
  const { calls } = openConsole('trends', { rows: {} })
  const retry = await screen.findByRole('button', { name: 'Retry' }, { timeout: 10_000 })
  const before = calls.length
  fireEvent.click(retry)
  await vi.waitFor(() => expect(calls.length).toBeGreaterThan(before))
}, 15_000)
