import { expect, it } from 'vitest'
import { headTags } from './head-tags.ts'

const robotsOf = (head: Parameters<typeof headTags>[0]) =>
  headTags(head, 'https://tessera.test').find(({ attributes }) => attributes.name === 'robots')?.attributes
    .content

it('search engines are asked to leave out every page that does not say it is for everybody', () => {
  expect(robotsOf({ title: 'Ideas', isListed: true })).toBeUndefined()
  expect(robotsOf({ title: 'Ideas', isListed: false })).toBe('noindex')
  expect(robotsOf({ title: 'Settings' })).toBe('noindex')
  expect(robotsOf(undefined)).toBe('noindex')
})
