import { describe, expect, it } from 'vitest'
import { countOf, LIKE, NO_REACTION, withMyReaction } from './reaction-counts.ts'

const likes = (reactionCount: number) => [{ reactionType: LIKE, reactionCount }]

describe('my reaction', () => {
  it('C-4.55 C-4.58 raises the count of its type by one and is mine', () => {
    expect(withMyReaction({ reaction_counts: likes(2), reaction_by_me: NO_REACTION }, LIKE)).toEqual({
      reaction_counts: likes(3),
      reaction_by_me: LIKE,
    })
  })

  it('C-4.56 C-4.58 lowers the count when it is taken back', () => {
    expect(withMyReaction({ reaction_counts: likes(2), reaction_by_me: LIKE }, NO_REACTION)).toEqual({
      reaction_counts: likes(1),
      reaction_by_me: NO_REACTION,
    })
  })

  it('C-4.57 C-9.16 leaves no entry at 0 and never falls below', () => {
    const gone = { reaction_counts: [], reaction_by_me: NO_REACTION }
    expect(withMyReaction({ reaction_counts: likes(1), reaction_by_me: LIKE }, NO_REACTION)).toEqual(gone)
    expect(withMyReaction({ reaction_counts: [], reaction_by_me: LIKE }, NO_REACTION)).toEqual(gone)
  })

  it('C-4.59 switches types by taking the old one back', () => {
    const { reaction_counts } = withMyReaction({ reaction_counts: likes(1), reaction_by_me: LIKE }, 2)
    expect(reaction_counts).toEqual([{ reactionType: 2, reactionCount: 1 }])
  })

  it('C-3.44 C-9.15 counts likes as type 1', () => {
    expect(countOf([{ reactionType: 1, reactionCount: 4 }], LIKE)).toBe(4)
    expect(countOf(undefined, LIKE)).toBe(0)
  })
})
