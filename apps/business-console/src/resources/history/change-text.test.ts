import { describe, expect, it } from 'vitest'
import { changeText, type Words } from './change-text.ts'

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
