import { describe, expect, it } from 'vitest'
import { toWindows } from './feed-windows.ts'
import type { SourceRow } from './windows-store.ts'

const row = (given: Partial<SourceRow>): SourceRow => ({
  source: 'walk',
  pinId: '4194304000',
  aggregatedPinId: '4194304000',
  userId: '1',
  boardId: '1',
  imageSignature: '',
  dominantColor: '#000000',
  imageWidth: 4,
  imageHeight: 6,
  k1: null,
  k2: null,
  score: 1,
  reasonId: null,
  reasonName: null,
  hasMore: false,
  isHidden: false,
  descriptor: null,
  ...given,
})

const now = new Date('2024-01-02T00:00:01Z')
const windowOf = (rows: SourceRow[], lookedAt: Buffer | null = null) => {
  const [only] = toWindows(rows, ['walk'], { positions: {}, now, lookedAt })
  return only ?? { candidates: [], next: null }
}

describe('the window of a source', () => {
  it('holds a picture of the same look nearer than one of another', () => {
    const rows = [Buffer.alloc(128, 9), Buffer.alloc(128, 40), Buffer.alloc(128, 255)]
    const { candidates } = windowOf(
      rows.map((descriptor) => row({ descriptor })),
      Buffer.alloc(128, 9),
    )
    const [same, near, far] = candidates.map(({ visualSimilarity }) => visualSimilarity)
    expect(same).toBe(1)
    expect(near).toBeGreaterThan(far ?? 1)
    expect(far).toBe(0)
  })

  it('leaves hidden pins out and still goes on behind them', () => {
    const { candidates, next } = windowOf([row({ k1: '9' }), row({ k1: '8', isHidden: true, hasMore: true })])
    expect([candidates.length, next]).toEqual([1, ['8']])
  })

  it('tells the age of a pin by its id', () => {
    expect(windowOf([row({})]).candidates[0]?.ageDays).toBe(1)
  })
})
