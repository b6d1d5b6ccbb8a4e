import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { openConsole } from '../../test/open-console.tsx'
import { sampleRow } from '../../test/sample-row.ts'
import { recentDays } from './HistoryList.tsx'

afterEach(() => vi.unstubAllGlobals())
afterEach(() => vi.restoreAllMocks())

it('B-2.57 the history opens with the last 30 days, up to and with today, newest first', async () => {
  expect(recentDays(new Date('2026-03-15T23:59:00Z'))).toEqual({
    date_from: '2026-02-13',
    date_to: '2026-03-15',
  })
  const { asked } = openConsole('history', { rows: { history: [{ id: '1', ...sampleRow('history') }] } })
  await screen.findByRole('table')
  const { searchParams } = asked.find(({ pathname }) => pathname.endsWith('/history'))!
  expect(JSON.parse(searchParams.get('filter') ?? '')).toEqual({
    ...recentDays(new Date()),
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
  expect(JSON.parse(searchParams.get('sort') ?? '')).toEqual(['occurred_at', 'DESC'])
  expect(JSON.parse(searchParams.get('range') ?? '')).toEqual([0, 9])
})

it('B-2.57 today is the day it is where the reader is', () => {
  const options = new Intl.DateTimeFormat().resolvedOptions()
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...options,
    timeZone: 'America/New_York',
  })
  expect(recentDays(new Date('2026-03-16T01:00:00Z')).date_to).toBe('2026-03-15')
})

it('B-2.76 a business where nothing happened lately is told so, and not that its search found nothing', async () => {
  openConsole('history', { rows: { history: [] } })
  expect(await screen.findByText('No activity in the last 30 days')).toBeVisible()
  expect(screen.queryByText(/matches your search/)).toBeNull()
  expect(screen.getByLabelText('From')).toBeVisible()
})

it('changes of one entry stand below each other also in a card, which lays out what its cells hold', async () => {
  const changes = [
    { field: 'sharedWith', old: null, new: 'Fern' },
    { field: 'sharedWith', old: null, new: 'Field' },
  ]
  openConsole('history', { rows: { history: [{ id: '1', ...sampleRow('history'), changes }] } })
  const first = await screen.findByText('Shared with: None → Fern')
  expect(screen.getByText('Shared with: None → Field').parentElement).toBe(first.parentElement)
  expect(screen.getByRole('cell', { name: /Fern/ }).children).toHaveLength(1)
})

it('what an entry is about leads to its page while it exists', async () => {
  const entry = (id: string, entity_id: string, entity_name: string) => ({
    ...sampleRow('history'),
    id,
    entity_type: 'CATALOG',
    entity_id,
    entity_name,
  })
  openConsole('history', {
    rows: {
      history: [entry('1', '5', 'Summer'), entry('2', '6', 'Gone')],
      catalogs: [{ ...sampleRow('catalogs'), id: '5' }],
    },
  })
  expect(await screen.findByRole('link', { name: 'Summer' })).toHaveAttribute(
    'href',
    '/business/9/hub/catalogs/5',
  )
  expect(screen.getByText('Gone')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Gone' })).toBeNull()
})
