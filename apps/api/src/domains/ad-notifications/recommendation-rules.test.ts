import { expect, it } from 'vitest'
import {
  ADVERTISER_RESURRECTION_DAYS,
  isAdvertiserResurrected,
  RESURRECTION_DAYS,
} from '@tessera/api-types/third-parties/pixel-rules'
import { recommendationsFor, type AdvertiserState } from './recommendation-rules.ts'

it('B-9.25 B-9.26 an advertiser who came back is welcomed for 28 days, and marked to pixels for 90', () => {
  const now = new Date('2027-03-01T12:00:00Z')
  const state = (days: number) => {
    const resurrectedAt = new Date(now.getTime() - days * 86_400_000)
    const billing = { cardExpiryMonth: 12, cardExpiryYear: 2099, isRefused: false }
    return {
      resurrectedAt,
      billing,
      lastPromotionId: '7',
      createdAt: now,
      peopleCount: 2,
    } as AdvertiserState
  }
  const isWelcomed = (days: number) =>
    recommendationsFor('12', state(days), now).some(({ kind }) => kind === 'WELCOME_BACK')
  const isMarked = (days: number) => isAdvertiserResurrected(state(days).resurrectedAt, now)
  expect([ADVERTISER_RESURRECTION_DAYS, RESURRECTION_DAYS]).toEqual([90, 28])
  expect([27, 28, 29].map(isWelcomed)).toEqual([true, true, false])
  const [welcome] = recommendationsFor('12', state(1), now)
  expect(welcome?.path).toBe('/advertiser/12/quick-promote/?copy=7')
  expect([89, 90, 91].map(isMarked)).toEqual([true, true, false])
})
