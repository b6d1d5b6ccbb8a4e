import { describe, expect, it } from 'vitest'
import type { FieldChange } from '@tessera/api-types/business/views'
import { REJECT_REASONS } from '@tessera/api-types/ads/ad-options'
import { i18nProvider } from '../../providers/i18n-provider.ts'
import { changeWords, type Words } from './change-text.ts'

const changeText = (...given: Parameters<typeof changeWords>): string => {
  const { label, old, fresh } = changeWords(...given)
  return `${label}: ${old} → ${fresh}`
}

const dictionary: Record<string, string> = {
  'console.nothing': 'None',
  'console.field.spend_cap_micros': 'Spend limit',
  'console.role.ADMIN': 'Admin',
  'console.permission.ANALYST': 'Analyst',
  'console.field.adAccounts': 'Ad account',
}
const words: Words = (key, otherwise) => dictionary[key] ?? otherwise

describe('a change in words', () => {
  it.each([
    [{ field: 'adAccounts: Summer', old: [], new: ['ANALYST'] }, 'Ad account Summer: None → Analyst'],
    [{ field: 'website', old: null, new: 'https://a.example' }, 'website: None → https://a.example'],
    [{ field: 'spend_cap_micros', old: null, new: 1_500_250_000 }, 'Spend limit: None → 1,500.25'],
    [
      { field: 'business_address', old: null, new: { line1: 'Weg 1', line2: '' } },
      'business_address: None → Weg 1',
    ],
  ])('B-3.24 tells %j', (change, text) => {
    expect(changeText(change, words, 'en_US')).toBe(text)
  })
})

type Case = [change: FieldChange, text: string]

describe('a change in the words of the console', () => {
  const real: Words = (key, otherwise) => i18nProvider.translate(key, { _: otherwise })
  const cases: Case[] = [
    [{ field: 'status', old: 'ISSUED', new: 'PAID' }, 'Status: Issued → Paid'],
    [{ field: 'status', old: 'ACTIVE', new: 'ARCHIVED' }, 'Status: Active → Archived'],
    [{ field: 'total_micros', old: null, new: 98_250_000 }, 'Total: None → 98.25'],
    [{ field: 'daily_budget_micros', old: 5_000_000, new: 8_500_000 }, 'Daily budget: 5 → 8.5'],
    [{ field: 'end_at', old: null, new: '2026-11-03T22:59:59.000Z' }, 'End date: None → Nov 3, 2026'],
    [{ field: 'end_date', old: null, new: '2026-11-03' }, 'Last day: None → Nov 3, 2026'],
    [{ field: 'country', old: 'DE', new: 'FR' }, 'Country: Germany → France'],
    [{ field: 'vertical', old: 'PETS', new: 'TRAVEL' }, 'Industry: Pets → Travel'],
    [{ field: 'sharedWith', old: null, new: 'Northlight' }, 'Shared with: None → Northlight'],
    [{ field: 'hasAutomaticEnhancedMatch', old: false, new: true }, 'Automatic enhanced match: Off → On'],
    [{ field: 'card', old: null, new: 'visa 4242' }, 'Card: None → visa 4242'],
    [
      { field: 'verified_merchant', old: 'APPLIED', new: 'ACCEPTED' },
      'Verified merchant program: Applied → Accepted',
    ],
    ...REJECT_REASONS.map((reason): Case => [
      { field: 'reject_reason', old: null, new: reason },
      `Reason: None → ${i18nProvider.translate(`console.reject_reason.${reason}`, { _: 'no words' })}`,
    ]),
  ]
  it.each(cases)('%j', (change, text) => {
    expect(text).not.toContain('no words')
    expect(changeText(change, real, 'en_US')).toBe(text)
  })
})
