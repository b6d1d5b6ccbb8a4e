import { expect, it } from 'vitest'
import { DEFAULT_INVOICE_TAB, INVOICE_TABS } from './ad-options.ts'
import { isInvoiceRange, usualInvoiceRange } from './invoice-range.ts'

it('B-2.54 B-9.05 begins seven days ago and ends yesterday, over months and changes of the clock', () => {
  expect(usualInvoiceRange('PROGRESS', '2025-06-15')).toEqual({ from: '2025-06-08', to: '2025-06-14' })
  expect(usualInvoiceRange('PROGRESS', '2025-03-03')).toEqual({ from: '2025-02-24', to: '2025-03-02' })
  expect(usualInvoiceRange('PROGRESS', '2025-03-31')).toEqual({ from: '2025-03-24', to: '2025-03-30' })
})

it('B-2.55 spans 1 to 365 days', () => {
  expect(isInvoiceRange('2025-01-01', '2025-01-01')).toBe(true)
  expect(isInvoiceRange('2025-01-01', '2025-12-31')).toBe(true)
  expect(isInvoiceRange('2025-01-01', '2026-01-01')).toBe(false)
  expect(isInvoiceRange('2025-01-02', '2025-01-01')).toBe(false)
})

it('B-2.52 B-9.04 begins with what is in progress', () => {
  expect(INVOICE_TABS).toEqual(['PROGRESS', 'ISSUED', 'OVERDUE', 'PAID'])
  expect(DEFAULT_INVOICE_TAB).toBe('PROGRESS')
})

it('what was issued may be of any day', () => {
  for (const tab of ['ISSUED', 'OVERDUE', 'PAID'] as const)
    expect(usualInvoiceRange(tab, '2025-06-15')).toEqual({})
})
