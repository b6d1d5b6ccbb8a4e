// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import type { PromotablePinView } from '@tessera/api-types/ads/quick-promote-contracts'
import type { AdvertiserView } from '@tessera/api-types/ads/views'
import type { QuickPromote } from './load-quick-promote.ts'
import { forgetDraft, keepDraft, startingValues } from './promote-draft.ts'
import { emptyForm } from './promote-form.ts'

const pin = (id: string): PromotablePinView => ({
  id,
  title: `Pin ${id}`,
  image_url: null,
  link: 'https://kiln.test/',
  reason: null,
})
const TODAY = '2026-11-26'
const NOTHING: QuickPromote['given'] = { pin: null, adType: null, dailyBudget: null, copied: null }

/** Quick promote opened by somebody with two ad accounts, of which the first is proposed. */
const opened = (of: Partial<QuickPromote> = {}) =>
  startingValues(
    {
      user: { id: '1' },
      advertisers: [{ id: '5' }, { id: '6' }] as AdvertiserView[],
      advertiserId: '5',
      isAccountNamed: false,
      search: '',
      given: NOTHING,
      ...of,
    } as QuickPromote,
    TODAY,
  )

const typed = { ...emptyForm(), advertiserId: '6', selected_pin: pin('3'), name: 'Lamps for all' }

beforeEach(() => localStorage.clear())

it('what was left half way is there again, with the ad account and the tag it was for', () => {
  keepDraft('1', { ...typed, adType: 'WEB_CONVERSION', selectedOCPMTag: '7' }, '')
  expect(opened()).toMatchObject({ name: 'Lamps for all', advertiserId: '6', selectedOCPMTag: '7' })
  expect(opened({ user: { id: '2' } as QuickPromote['user'] })).toEqual({})
  forgetDraft('1')
  expect(opened()).toEqual({})
})

it('the same address leads back to what was typed there, another one begins anew', () => {
  keepDraft('1', typed, '?pin=3')
  expect(opened({ search: '?pin=3', given: { ...NOTHING, pin: pin('3') } }).name).toBe('Lamps for all')
  expect(opened({ search: '?pin=4', given: { ...NOTHING, pin: pin('4') } }).name).toBe(`Pin 4 - ${TODAY}`)
  expect(opened({ search: '?adType=x', given: { ...NOTHING, dailyBudget: 4 } })).toEqual({ dailyBudget: 4 })
})

it('a pin that cannot be promoted now is chosen anew, not taken from a draft', () => {
  keepDraft('1', typed, '')
  expect(opened({ search: '?pin=4' })).toEqual({})
})

it('a draft of another ad account than the address names, or of one that is gone, is left alone', () => {
  keepDraft('1', typed, '')
  expect(opened({ isAccountNamed: true })).toEqual({})
  expect(opened({ isAccountNamed: true, advertiserId: '6' }).name).toBe('Lamps for all')
  expect(opened({ advertisers: [{ id: '5' }] as AdvertiserView[] })).toEqual({})
})
