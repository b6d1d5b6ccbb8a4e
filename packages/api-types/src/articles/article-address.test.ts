import { expect, it } from 'vitest'
import { articleKind, articlePath, articleSlug } from './article-address.ts'

it.each([
  ['C-2.26 a shopping item is shop', true, 1, 'shop'],
  ['C-2.26 a shopping item without a type is shop', true, null, 'shop'],
  ['C-2.27 type 0 is trending', false, 0, 'trending'],
  ['C-2.27 type 2 is trending', false, 2, 'trending'],
  ['C-2.28 type 1 is best', false, 1, 'best'],
  ['C-2.29 type 3 is article', false, 3, 'article'],
  ['C-2.29 no type is article', false, null, 'article'],
])('%s', (_rule, is_shopping, type, kind) => {
  expect(articleKind({ is_shopping, type })).toBe(kind)
})

it.each([
  ['Summer: 5 Cool Ideas!', 'summer-5-cool-ideas'],
  ['  Ten   quiet rooms ', 'ten-quiet-rooms'],
  ['Été à Málaga', 'été-à-málaga'],
  ['?!', 'article'],
])('C-2.30 the slug of %j is %s', (title, slug) => {
  expect(articleSlug(title)).toBe(slug)
})

it('C-2.25 an article is below /today/ by kind, slug and id', () => {
  expect(articlePath({ kind: 'best', slug: 'quiet-rooms', id: '7' })).toBe('/today/best/quiet-rooms/7/')
})
