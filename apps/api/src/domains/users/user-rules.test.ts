import { describe, expect, it } from 'vitest'
import {
  boardCreated,
  boardDeleted,
  initialPinsSaved,
  pinAdded,
  pinsGained,
  privacyChanged,
} from './user-rules.ts'

describe('what an event moves of a person’s counters', () => {
  it('a board counts by its kind as it comes and as it goes', () => {
    expect(boardCreated('public')).toEqual({ boardCount: 1, secretBoardCount: 0 })
    expect(boardCreated('secret')).toEqual({ boardCount: 1, secretBoardCount: 1 })
    expect(boardDeleted({ privacy: 'secret', collaboratorCount: 2 })).toEqual({
      boardCount: -1,
      secretBoardCount: -1,
      groupBoardCount: -1,
    })
    expect(privacyChanged('public', 'secret').secretBoardCount).toBe(1)
    expect(privacyChanged('secret', 'public').secretBoardCount).toBe(-1)
  })

  it('the first of initial pins is remembered, and none leaves what was', () => {
    expect(initialPinsSaved(['7', '8'])).toEqual({ pinCount: 2, lastRepinId: '7' })
    expect(initialPinsSaved([])).toEqual({})
    expect(pinAdded('9')).toEqual({ pinCount: 1, lastRepinId: '9' })
  })

  it.each([
    ['public', 0, 0, 0],
    ['public', 1, 0, -1],
    ['secret', 0, -1, 0],
    ['secret', 3, -1, -1],
    ['protected', 0, 0, 0],
  ])('a %s board of %s others goes', (privacy, collaboratorCount, secret, group) => {
    const {
      boardCount,
      secretBoardCount = 9,
      groupBoardCount = 9,
    } = boardDeleted({
      privacy,
      collaboratorCount,
    })
    expect([boardCount, secretBoardCount + 0, groupBoardCount + 0]).toEqual([-1, secret, group])
  })

  it.each([
    ['public', 'public', 0],
    ['secret', 'secret', 0],
  ])('from %s to %s no count of secrets moves', (from, to, expected) => {
    expect(privacyChanged(from, to)).toEqual({ secretBoardCount: expected })
  })

  it('the last of several saves is remembered, and none leaves what was', () => {
    expect(pinsGained(['7', '8', '9'])).toEqual({ pinCount: 3, lastRepinId: '9' })
    expect(pinsGained([])).toEqual({})
  })
})
