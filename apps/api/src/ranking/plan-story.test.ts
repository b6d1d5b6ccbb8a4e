import { describe, expect, it } from 'vitest'
import type { SourceWindow } from './candidate.ts'
import { planStory } from './plan-story.ts'
import { STORY_LEAST_PAGE, STORY_PINS } from './ranking-constants.ts'
import { readSeenSet } from './seen-set.ts'
import { candidate, windowOf } from './testing/a-window.ts'

const upTo = (last: number) => Array.from({ length: last }, (_, at) => candidate(at + 1))
const PAGE = 12

describe('a story', () => {
  it('C-7.07 holds the first of the topic in their order, as many as fit a row', () => {
    const story = planStory([windowOf('topic', upTo(20))], PAGE, readSeenSet(null))
    expect(story).toEqual(['1', '2', '3', '4', '5', '6'])
    expect(story).toHaveLength(STORY_PINS)
  })

  it('leaves to the page what nearer sources put first, but not what only the tail has', () => {
    const windows = [
      windowOf('walk', [candidate(91, { aggregatedPinId: '1' })]),
      windowOf('look', [candidate(92, { aggregatedPinId: '2' })]),
      windowOf('tail', [candidate(3)]),
      windowOf('topic', upTo(6)),
    ]
    expect(planStory(windows, PAGE, readSeenSet(null))).toEqual(['3', '4', '5', '6'])
  })

  it('shows few of one person, and none twice', () => {
    const same = { creatorId: 'one' }
    const given = [candidate(1, same), candidate(2, same), candidate(3, same), ...upTo(8).slice(3)]
    const twin = candidate(99, { aggregatedPinId: '4' })
    const story = planStory([windowOf('topic', [...given, twin])], PAGE, readSeenSet(null))
    expect(story).toEqual(['1', '2', '4', '5', '6', '7'])
  })

  it('is told once: its pins are seen', () => {
    const seen = readSeenSet(null)
    const windows = [windowOf('topic', upTo(6))]
    planStory(windows, PAGE, seen)
    expect(seen.has('1')).toBe(true)
    expect(planStory(windows, PAGE, seen)).toEqual([])
  })

  it.each<[string, SourceWindow[], number]>([
    ['of three pins', [windowOf('topic', upTo(3))], PAGE],
    ['without a topic', [windowOf('walk', upTo(20))], PAGE],
    ['on a short page', [windowOf('topic', upTo(20))], STORY_LEAST_PAGE - 1],
  ])('%s is none', (_, windows, size) => {
    const seen = readSeenSet(null)
    expect(planStory(windows, size, seen)).toEqual([])
    expect(seen.has('1')).toBe(false)
  })
})
