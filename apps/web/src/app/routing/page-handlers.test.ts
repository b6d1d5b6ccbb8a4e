import { matchRoutes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { buildPageRoutes, handlerPath, routerPath } from './page-handlers.ts'

const names = ['[username]', 'search/[scope]', 'pin/[id]', 'index', 'search/pins', 'login', 'pin/[id]/sent']

function handlerFor(path: string): string | undefined {
  const routes = buildPageRoutes(names).map((route) => ({ id: route.handler, path: routerPath(route.path) }))
  return matchRoutes(routes, path)?.at(-1)?.route.id
}

describe('routes from page-handler names', () => {
  it('I-2.28 are built from the list of names', () => {
    expect(buildPageRoutes(['pin/[id]', 'index'])).toEqual([
      { handler: 'index', path: '/' },
      { handler: 'pin/[id]', path: '/pin/{id}' },
    ])
  })

  it('I-2.29 map index to the root path', () => {
    expect(handlerPath('index')).toBe('/')
  })

  it('I-2.30 turn a bracketed segment into a path parameter', () => {
    expect(handlerPath('pin/[id]/sent')).toBe('/pin/{id}/sent')
    expect(routerPath('/pin/{id}/sent')).toBe('/pin/:id/sent')
  })

  it('I-2.31 match a path exactly or not at all', () => {
    expect(handlerFor('/pin/1')).toBe('pin/[id]')
    expect(handlerFor('/pin/1/other')).toBeUndefined()
  })

  it('I-2.32 put specific routes before generic ones, whatever the order they come in', () => {
    for (const order of [names, names.toReversed(), names.toSorted()]) {
      const paths = buildPageRoutes(order).map((route) => route.path)
      expect(paths.indexOf('/search/pins')).toBeLessThan(paths.indexOf('/search/{scope}'))
      expect(paths.indexOf('/login')).toBeLessThan(paths.indexOf('/{username}'))
    }
    expect(handlerFor('/login')).toBe('login')
    expect(handlerFor('/search/pins')).toBe('search/pins')
  })

  it('I-2.33 match with and without a trailing slash', () => {
    expect(handlerFor('/pin/1/')).toBe(handlerFor('/pin/1'))
  })

  it('I-2.36 refuse a nested index file', () => {
    expect(() => buildPageRoutes(['pin/[id]/index'])).toThrow('nested index file')
  })

  it('I-8.24 tell the developer to name the file after the path instead', () => {
    expect(() => handlerPath('pin/[id]/index')).toThrow(
      'Page handler "pin/[id]/index" is a nested index file. Name the file after the path instead: "pin/[id]".',
    )
  })
})
