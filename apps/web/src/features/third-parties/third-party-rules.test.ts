import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { after } from '../../shared/browser/clock.ts'
import { tagsToLoad, whenEngaged } from './third-party-rules.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('I-4.100 a session is told of as engaged after 60000 ms, not before, and not after leaving', () => {
  const tell = vi.fn()
  whenEngaged(after, tell)
  vi.advanceTimersByTime(59_999)
  expect(tell).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(tell).toHaveBeenCalledTimes(1)
  const leave = whenEngaged(after, tell)
  vi.advanceTimersByTime(59_999)
  leave()
  vi.advanceTimersByTime(10)
  expect(tell).toHaveBeenCalledTimes(1)
})

const tags = { tag_manager_url: 'https://tags.test/t.js', ad_tag_url: 'https://ads.test/tag.js' }

it('I-7.61 the advertising tag loads with its experiment on, and not with it off', () => {
  expect(tagsToLoad(tags, () => true)).toEqual(['https://tags.test/t.js', 'https://ads.test/tag.js'])
  expect(tagsToLoad(tags, () => false)).toEqual(['https://tags.test/t.js'])
})

it('I-7.61 where there is no tag, nobody is counted as having been in its experiment', () => {
  const isTagOn = vi.fn(() => true)
  expect(tagsToLoad({ tag_manager_url: null, ad_tag_url: null }, isTagOn)).toEqual([])
  expect(isTagOn).not.toHaveBeenCalled()
})
