import { expect, it } from 'vitest'
import type { AdvertiserView } from '@tessera/api-types/ads/views'
import { proposeAdvertiser } from './propose-advertiser.ts'

const account = (id: string, more: object = {}) =>
  ({
    id,
    business_id: '1',
    billing: { valid: true, status: 'VALID' },
    has_business_address: true,
    has_accepted_terms: true,
    abilities: { can_create_tag: true },
    ...more,
  }) as AdvertiserView

const unpaid = account('1', { billing: { valid: false, status: 'MISSING' } })
const bare = account('2', { billing: { valid: false, status: 'MISSING' }, has_business_address: false })
const ready = account('3')
const other = account('4', { business_id: '2' })
const proposed = (advertisers: AdvertiserView[], query = '') => {
  const { chosen, isNamed } = proposeAdvertiser(advertisers, new URLSearchParams(query))
  return [chosen?.id, isNamed]
}

it('proposes the first ad account that can run ads', () => {
  expect(proposed([unpaid, bare, ready, other])).toEqual(['3', false])
})

it('proposes the one that lacks least where none can', () => {
  expect(proposed([bare, unpaid])).toEqual(['1', false])
  expect(proposed([])).toEqual([undefined, false])
})

it('takes the one that the address names, ready or not, and of a named business one that can run ads', () => {
  expect(proposed([unpaid, ready], 'advertiser=1')).toEqual(['1', true])
  expect(proposed([other, unpaid, ready], 'business=1')).toEqual(['3', true])
  expect(proposed([unpaid, ready], 'advertiser=9&business=9')).toEqual(['3', false])
})
