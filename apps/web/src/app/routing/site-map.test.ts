import { matchRoutes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { pinIdOf } from '../../entities/pins/pin-reference.ts'
import { buildPageRoutes, routerPath } from './page-handlers.ts'
import { pageHandlerNames } from './page-modules.ts'

const routes = buildPageRoutes(pageHandlerNames).map(({ handler, path }) => ({
  id: handler,
  path: routerPath(path),
}))

function pageOf(path: string) {
  const match = matchRoutes(routes, path)?.at(-1)
  return { handler: match?.route.id, params: { ...match?.params } }
}

describe('the site map', () => {
  it.each([
    ['C-2.02 I-2.28', '/homefeed/', 'homefeed', {}],
    ['a profile', '/ada', '[username]', { username: 'ada' }],
    ['C-2.07', '/pin/123', 'pin/[id]', { id: '123' }],
    ['a sent pin', '/pin/123/sent', 'pin/[id]/sent', { id: '123' }],
    ['the screen to save a pin', '/pin/123/repin/', 'pin/[id]/repin', { id: '123' }],
    ['a search of pins', '/search/pins/', 'search/[scope]', { scope: 'pins' }],
    ['a search of boards', '/search/boards', 'search/[scope]', { scope: 'boards' }],
    ['C-2.57', '/pin-creation-tool/', 'pin-creation-tool', {}],
    ['C-2.57', '/pin-builder/', 'pin-builder', {}],
    ['C-2.57', '/idea-pin-builder/', 'idea-pin-builder', {}],
    ['C-2.57', '/today/', 'today', {}],
    [
      'C-2.25 C-2.47',
      '/today/best/quiet-rooms/7/',
      'today/[kind]/[slug]/[id]',
      { kind: 'best', slug: 'quiet-rooms', id: '7' },
    ],
    ['C-2.47', '/ada/pins/', '[username]/pins', { username: 'ada' }],
    ['C-2.47', '/ada/_activity/', '[username]/_activity', { username: 'ada' }],
    ['C-2.47', '/ada/_created/', '[username]/_created', { username: 'ada' }],
    ['C-2.47', '/ada/_community/', '[username]/_community', { username: 'ada' }],
    ['C-2.47', '/ada/_shopping_list/', '[username]/_shopping_list', { username: 'ada' }],
    ['C-2.47', '/ada/_shop/', '[username]/_shop', { username: 'ada' }],
    ['C-2.47', '/ada/clay/more_ideas/', '[username]/[board]/more_ideas', { username: 'ada', board: 'clay' }],
    ['C-2.47', '/pin/123/visual-search/', 'pin/[id]/visual-search', { id: '123' }],
    ['C-2.47', '/categories/home/', 'categories/[slug]', { slug: 'home' }],
    ['C-2.47', '/discover/topics/home/', 'discover/topics/[slug]', { slug: 'home' }],
    ['C-2.47', '/news_hub/7/', 'news_hub/[id]', { id: '7' }],
    ['C-2.47', '/more_ideas/', 'more_ideas', {}],
    ['C-2.47', '/topics/home/', 'topics/[slug]', { slug: 'home' }],
    ['C-2.47', '/source/shop.example/', 'source/[domain]', { domain: 'shop.example' }],
    ['C-2.47', '/explore/home/', 'explore/[slug]', { slug: 'home' }],
    ['C-2.47', '/stories/123/', 'stories/[id]', { id: '123' }],
    ['C-2.57', '/notifications/', 'notifications', {}],
    ['C-2.57', '/ada/clay/', '[username]/[board]', { username: 'ada', board: 'clay' }],
    [
      'C-2.57',
      '/ada/clay/bowls/',
      '[username]/[board]/[section]',
      { username: 'ada', board: 'clay', section: 'bowls' },
    ],
    ['C-2.57', '/ada/_saved/', '[username]/_saved', { username: 'ada' }],
    ['C-2.57', '/settings/privacy/', 'settings/privacy', {}],
    ['C-2.57', '/messages/', 'messages', {}],
    ['C-2.57', '/messages/7/', 'messages/[id]', { id: '7' }],
    ['I-2.10', '/signup', 'signup', {}],
    ['I-2.11', '/login', 'login', {}],
  ])('%s %s is the page %s', (_row, path, handler, params) => {
    expect(pageOf(path)).toEqual({ handler, params })
  })

  it.each(routes.map(({ id, path }) => [path.replace(/:\w+/g, 'x'), id]))(
    'C-2.58 I-2.33 %s leads to one page with and without a slash at its end',
    (path, handler) => {
      expect(pageOf(path).handler).toBe(handler)
      expect(pageOf(path === '/' ? '//' : `${path}/`).handler).toBe(handler)
    },
  )

  it('I-5.16 a pin has its id in its path, with or without text before it', () => {
    const idIn = (path: string) => {
      const { handler, params } = pageOf(path)
      return handler === 'pin/[id]' ? pinIdOf(params.id ?? '') : undefined
    }
    expect([idIn('/pin/123'), idIn('/pin/blue-sofa--123/')]).toEqual(['123', '123'])
    expect([idIn('/pins/123'), idIn('/pin/')]).toEqual([undefined, undefined])
  })
})
