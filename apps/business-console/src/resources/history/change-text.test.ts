import { describe, expect, it } from 'vitest'
import { changeText, type Words } from './change-text.ts'

const dictionary: Record<string, string> = {
  'console.nothing': 'nothing',
  'console.role.ADMIN': 'Admin',
  'console.permission.ANALYST': 'Analyst',
  'console.field.adAccounts': 'Ad account',
}
const words: Words = (key, otherwise) => dictionary[key] ?? otherwise

describe('a change in words', () => {
  it.each([
    [{ field: 'adAccounts: Summer', old: [], new: ['ANALYST'] }, 'Ad account Summer: nothing → Analyst'],
    [{ field: 'website', old: null, new: 'https://a.example' }, 'website: nothing → https://a.example'],
    [{ field: 'spend_cap_micros', old: 0, new: 5 }, 'spend_cap_micros: 0 → 5'],
    [
      { field: 'business_address', old: null, new: { line1: 'Weg 1', line2: '' } },
      'business_address: nothing → Weg 1',
    ],
  ])('B-3.24 tells %j', (change, text) => {
    expect(changeText(change, words)).toBe(text)
  })
})
