import { fireEvent, screen, waitFor } from '@testing-library/react'
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
  const fern = await screen.findByText('Fern')
  const [first, second] = ['Shared with: None → Fern', 'Shared with: None → Field'].map((line) =>
    screen.getByText(
      (_text, element) =>
        element?.tagName === 'DIV' && element.textContent === line && !element.matches('.MuiChip-root'),
    ),
  )
  expect(first).toContainElement(fern)
  expect(first?.parentElement).toBe(second?.parentElement)
  expect(screen.getByRole('cell', { name: /Fern/ }).children).toHaveLength(1)
})

it('entries stand below the day on which they happened, as long as they are sorted by time', async () => {
  const entry = (id: string, occurred_at: string) => ({ ...sampleRow('history'), id, occurred_at })
  openConsole('history', {
    rows: {
      history: [
        entry('1', '2026-03-15T12:00:00Z'),
        entry('2', '2026-03-15T11:00:00Z'),
        entry('3', '2026-03-14T12:00:00Z'),
      ],
    },
  })
  const days = await screen.findAllByRole('rowheader')
  expect(days.map(({ textContent }) => textContent)).toEqual([
    'Sunday, March 15, 2026',
    'Saturday, March 14, 2026',
  ])
  fireEvent.click(screen.getByRole('button', { name: /^Sort by action/i }))
  await waitFor(() => expect(screen.queryByRole('rowheader')).toBeNull())
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
