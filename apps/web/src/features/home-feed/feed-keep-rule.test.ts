import { expect, it } from 'vitest'
import { feedTuned } from '../../entities/feed-tuning/feed-tuned.ts'
import { proposalsChanged } from '../../entities/settings/settings-slice.ts'
import { HOME_FEED_KEEP_MS, isFeedKept } from './feed-keep-rule.ts'
import { homeFeedLeft, homeFeedSlice } from './home-feed-slice.ts'

const leftAt = 1_000_000

it.each(['PUSH', 'REPLACE'] as const)(
  'C-2.04 C-9.02 on %s the feed is kept for less than 150000 ms',
  (way) => {
    expect(HOME_FEED_KEEP_MS).toBe(150_000)
    expect(isFeedKept({ way, leftAt, now: leftAt + 149_999 })).toBe(true)
    expect(isFeedKept({ way, leftAt, now: leftAt + 150_000 })).toBe(false)
    expect(isFeedKept({ way, leftAt: null, now: leftAt })).toBe(false)
  },
)

it('C-2.06 on back and forward it is kept whatever its age', () => {
  expect(isFeedKept({ way: 'POP', leftAt, now: leftAt + 86_400_000 })).toBe(true)
})

it('another choice of what is proposed is another feed', () => {
  const left = homeFeedSlice.reducer(undefined, homeFeedLeft({ at: leftAt, top: 400 }))
  expect(homeFeedSlice.reducer(left, proposalsChanged())).toMatchObject({ visit: 1, leftAt: null, top: 0 })
})

it('a tuned feed stays on the screen, and is another one once it was left', () => {
  const tuned = homeFeedSlice.reducer(undefined, feedTuned())
  expect(tuned.visit).toBe(0)
  expect(homeFeedSlice.reducer(tuned, homeFeedLeft({ at: leftAt, top: 400 })).leftAt).toBeNull()
  const left = homeFeedSlice.reducer(undefined, homeFeedLeft({ at: leftAt, top: 400 }))
  expect(homeFeedSlice.reducer(left, feedTuned()).leftAt).toBeNull()
})
