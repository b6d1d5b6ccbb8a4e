import { expect, it } from 'vitest'
import { headTags } from './head-tags.ts'

const SITE = { name: 'Tessera', origin: 'https://tessera.test' }

const robotsOf = (head: Parameters<typeof headTags>[0]) =>
  headTags(head, SITE).find(({ attributes }) => attributes.name === 'robots')?.attributes.content

it('search engines are asked to leave out every page that does not say it is for everybody', () => {
  expect(robotsOf({ title: 'Ideas', isListed: true })).toBeUndefined()
  expect(robotsOf({ title: 'Ideas', isListed: false })).toBe('noindex')
  expect(robotsOf({ title: 'Settings' })).toBe('noindex')
  expect(robotsOf(undefined)).toBe('noindex')
})

it('a page names its site, and what is of a profile stands in the words of profiles', () => {
  const og = { type: 'profile', 'profile:username': 'ada' }
  const said = headTags({ title: 'Ada', isListed: true, og }, SITE).map(({ attributes }) => [
    attributes.property,
    attributes.content,
  ])
  expect(said).toEqual([
    ['og:site_name', 'Tessera'],
    ['og:title', 'Ada'],
    ['og:type', 'profile'],
    ['profile:username', 'ada'],
  ])
})
