import { expect, it } from 'vitest'
import { LANDING_PAGES, landingPage } from './landing-page.ts'

const EXAMPLES: Record<string, string> = {
  '/today/best/some-title/12/': 'today',
  '/explore/lamps/': 'ideas',
  '/ada/lamps/small/': 'own_section',
  '/ada/lamps/': 'own_board',
  '/bo/lamps/small/': 'section',
  '/bo/lamps/': 'board',
  '/pin/12/': 'closeup',
  '/': 'home',
  '/bo/': 'profile',
  '/search/pins/?q=lamp': 'search',
  '/topics/lamps/': 'topic',
}

it.each(Object.entries(EXAMPLES))('I-2.43 I-3.20 %s is told as its class', (path, name) => {
  expect(landingPage(path, 'Ada')).toBe(name)
})

it('I-2.43 every class has an example, boards are one’s own only to their owner, and settings are none', () => {
  expect(new Set(Object.values(EXAMPLES))).toEqual(new Set(LANDING_PAGES))
  expect(landingPage('/ada/lamps/')).toBe('board')
  expect(landingPage('/ada/lamps/small/', 'bo')).toBe('section')
  expect(landingPage('/bo/_saved/')).toBe('profile')
  expect([landingPage('/settings/'), landingPage('/settings/edit/'), landingPage('/login/')]).toEqual([
    null,
    null,
    null,
  ])
})
