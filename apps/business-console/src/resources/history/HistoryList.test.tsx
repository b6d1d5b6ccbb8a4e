import { expect, it } from 'vitest'
import { recentDays } from './HistoryList.tsx'

it('B-2.57 the history opens with the last 30 days, up to and with today', () => {
  expect(recentDays(new Date('2026-03-15T23:59:00Z'))).toEqual({
    date_from: '2026-02-13',
    date_to: '2026-03-15',
  })
})
