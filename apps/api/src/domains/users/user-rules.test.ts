import { describe, expect, it } from 'vitest'
import {
  boardCreated,
  boardDeleted,
  initialPinsSaved,
  pinAdded,
  pinsRemoved,
  privacyChanged,
  shifted,
} from './user-rules.ts'

const counters = {
  boardCount: 4,
  secretBoardCount: 1,
  groupBoardCount: 1,
  pinCount: 20,
  followerCount: 0,
  followingCount: 0,
  interestFollowingCount: 0,
  lastRepinId: null,
}

describe('a person’s counters', () => {
  it('I-4.31 creating a board raises board_count by one', () => {
    expect(shifted(counters, boardCreated('public'))).toMatchObject({ boardCount: 5, secretBoardCount: 1 })
  })

  it('I-4.32 initial pins are added to pin_count', () => {
    expect(shifted(counters, initialPinsSaved(['7', '8'])).pinCount).toBe(22)
  })

  it('I-4.33 the first initial pin becomes last_repin_id, and none leaves it', () => {
    expect(shifted(counters, initialPinsSaved(['7', '8'])).lastRepinId).toBe('7')
    expect(shifted({ ...counters, lastRepinId: '3' }, initialPinsSaved([])).lastRepinId).toBe('3')
  })

  it('I-4.34 a repin or an upload raises pin_count by one and is remembered', () => {
    expect(shifted(counters, pinAdded('9'))).toMatchObject({ pinCount: 21, lastRepinId: '9' })
  })

  it('I-4.35 deleting a board lowers board_count by one and pin_count by its pins', () => {
    const after = shifted(
      shifted(counters, boardDeleted({ privacy: 'public', collaboratorCount: 0 })),
      pinsRemoved(6),
    )
    expect(after).toMatchObject({ boardCount: 3, pinCount: 14, secretBoardCount: 1, groupBoardCount: 1 })
  })

  it('I-4.36 deleting a section lowers pin_count by its pins', () => {
    expect(shifted(counters, pinsRemoved(5)).pinCount).toBe(15)
  })

  it('I-4.38 secret and group boards are counted by kind, and nothing goes below zero', () => {
    expect(shifted(counters, boardCreated('secret')).secretBoardCount).toBe(2)
    expect(shifted(counters, boardDeleted({ privacy: 'secret', collaboratorCount: 2 }))).toMatchObject({
      secretBoardCount: 0,
      groupBoardCount: 0,
    })
    expect(shifted(counters, privacyChanged('public', 'secret')).secretBoardCount).toBe(2)
    expect(shifted(counters, privacyChanged('secret', 'public')).secretBoardCount).toBe(0)
    expect(shifted(counters, pinsRemoved(99)).pinCount).toBe(0)
  })
})
