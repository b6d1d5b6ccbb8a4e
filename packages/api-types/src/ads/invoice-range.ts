import { DEFAULT_INVOICE_TAB, MAX_INVOICE_RANGE_DAYS, type INVOICE_TABS } from './ad-options.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Whether a range of days may be asked for. // decided: B-2.55 */
export const isInvoiceRange = (from: string, to: string): boolean => {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  return days >= 1 && days <= MAX_INVOICE_RANGE_DAYS
}

/** Seven days ago to yesterday. // spec 002 §9 */
function defaultInvoiceRange(today: string): { from: string; to: string } {
  const dayBefore = (days: number) => new Date(Date.parse(today) - days * DAY_MS).toISOString().slice(0, 10)
  return { from: dayBefore(7), to: dayBefore(1) }
}

/** The range a tab begins with: none for what was issued, which may be due or paid since long ago. */
export const usualInvoiceRange = (
  tab: (typeof INVOICE_TABS)[number],
  today: string,
): { from?: string; to?: string } => (tab === DEFAULT_INVOICE_TAB ? defaultInvoiceRange(today) : {})
