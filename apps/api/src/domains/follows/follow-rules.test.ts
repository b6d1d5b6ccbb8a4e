import { describe, expect, it } from 'vitest'
import { blocked, followed, requested, unblocked, unfollowed } from './follow-rules.ts'

const stranger = {
  explicitly_followed_by_me: false,
  blocked_by_me: false,
  follow_requested_by_me: false,
  follower_count: 7,
}

describe('ties', () => {
  it('I-4.39 following raises the count by one and unfollowing lowers it, each once', () => {
    const tied = followed(followed(stranger))
    expect(tied).toEqual({ ...stranger, explicitly_followed_by_me: true, follower_count: 8 })
    expect(unfollowed(unfollowed(tied))).toEqual(stranger)
  })

  it('asking a private profile sets a flag that following and giving up clear', () => {
    const asked = requested(stranger)
    expect(asked).toEqual({ ...stranger, follow_requested_by_me: true })
    expect(unfollowed(asked)).toEqual(stranger)
    expect(followed(asked).follow_requested_by_me).toBe(false)
    expect(requested(followed(stranger))).toEqual(followed(stranger))
  })

  it('I-4.41 blocking sets the flag and clears the follow', () => {
    expect(blocked(followed(stranger))).toEqual({ ...stranger, blocked_by_me: true })
  })

  it('I-4.42 unblocking restores no follow, and counts stay at zero or above', () => {
    expect(unblocked(blocked(followed(stranger)))).toEqual(stranger)
    expect(
      unfollowed({ ...stranger, explicitly_followed_by_me: true, follower_count: 0 }).follower_count,
    ).toBe(0)
  })
})
