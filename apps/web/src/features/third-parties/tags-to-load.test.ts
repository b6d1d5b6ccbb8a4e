import { expect, it, vi } from 'vitest'
import { tagsToLoad } from './tags-to-load.ts'

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
