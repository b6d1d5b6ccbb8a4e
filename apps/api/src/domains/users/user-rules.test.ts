import { describe, expect, it } from 'vitest'
import { boardCreated, boardDeleted, initialPinsSaved, pinAdded, privacyChanged } from './user-rules.ts'

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
})
