import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CardChanges, type CardSource } from './card-changes.ts'

const SOURCES: CardSource[] = ['pin 1', 'person 2', 'board 3']

describe('changes of cards', () => {
  it('a card holds until a later look finds one of its sources changed', () => {
    const changes = new CardChanges()
    changes.apply({ snapshot: '1:1:', changed: [], isIncomplete: true })
    const readAfter = changes.looks
    changes.apply({ snapshot: '2:2:', changed: ['person 9'], isIncomplete: false })
    expect(changes.isCurrent(readAfter, SOURCES)).toBe(true)
    changes.apply({ snapshot: '3:3:', changed: ['person 2'], isIncomplete: false })
    expect(changes.isCurrent(readAfter, SOURCES)).toBe(false)
    expect(changes.isCurrent(changes.looks, SOURCES)).toBe(true)
    expect(changes.snapshot).toBe('3:3:')
  })

  it('none holds that was read before a look that may have missed changes', () => {
    const changes = new CardChanges()
    expect(changes.snapshot).toBeNull()
    for (const look of [1, 2]) {
      const readAfter = changes.looks
      changes.apply({ snapshot: `${look}:${look}:`, changed: [], isIncomplete: true })
      expect(changes.isCurrent(readAfter, SOURCES)).toBe(false)
    }
  })

  it('no card outlives a change, in whatever order looks end that began before and after it', () => {
    // A database that counts its changes, and a process whose looks are under way beside each other.
    const aStep = fc.oneof(
      fc.record({ is: fc.constant('change' as const), source: fc.nat(2) }),
      fc.record({ is: fc.constant('begin' as const) }),
      fc.record({ is: fc.constant('end' as const), which: fc.nat() }),
      fc.record({ is: fc.constant('read' as const) }),
    )
    fc.assert(
      fc.property(fc.array(aStep, { maxLength: 40 }), (steps) => {
        const log: CardSource[] = []
        const changes = new CardChanges()
        const begun: (() => void)[] = []
        let card: { readAfter: number; position: number } | undefined
        const begin = () => {
          const [from, to] = [changes.snapshot, log.length]
          begun.push(() =>
            changes.apply({
              snapshot: String(to),
              changed: from === null ? [] : log.slice(Number(from), to),
              isIncomplete: from === null,
            }),
          )
        }
        for (const step of steps) {
          if (step.is === 'change') log.push(SOURCES[step.source] ?? 'pin 1')
          else if (step.is === 'begin') begin()
          else if (step.is === 'end') begun.splice(step.which % (begun.length || 1), 1)[0]?.()
          else if (changes.snapshot !== null) card = { readAfter: changes.looks, position: log.length }
          if (!card) continue
          // What a request would do now: look from the beginning to the end.
          const before = begun.length
          begin()
          begun.splice(before, 1)[0]?.()
          if (log.length > card.position) expect(changes.isCurrent(card.readAfter, SOURCES)).toBe(false)
        }
      }),
      { numRuns: 500 },
    )
  })
})
