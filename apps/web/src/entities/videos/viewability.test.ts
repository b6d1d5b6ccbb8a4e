import { expect, it } from 'vitest'
import { isSeen, type RenderedVideo, withRendered } from './viewability.ts'

const rendered = (ms: number, startedAt = 0): RenderedVideo => ({
  pinId: '1',
  startedAt,
  endedAt: startedAt + ms,
})

it('C-9.11 a video is seen once it was rendered for 1.5 seconds', () => {
  expect([isSeen(rendered(1490)), isSeen(rendered(1500))]).toEqual([false, true])
  expect(withRendered([], rendered(1490))).toEqual([])
})

it('C-9.10 the last 1000 are kept', () => {
  const all = Array.from({ length: 1001 }, (_, at) => rendered(2000, at))
  const kept = all.reduce<RenderedVideo[]>((known, video) => withRendered(known, video), [])
  expect([kept.length, kept[0]?.startedAt, kept.at(-1)?.startedAt]).toEqual([1000, 1, 1000])
})
