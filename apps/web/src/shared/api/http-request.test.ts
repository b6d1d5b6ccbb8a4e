import { describe, expect, it } from 'vitest'
import type { Route } from '@tessera/api-types/route'
import { httpCallOf } from './http-request.ts'

const route = (address: Pick<Route, 'rest' | 'resource'>): Route => ({
  name: 'boards.get',
  kind: 'query',
  access: 'anyone',
  ...address,
})

describe('the HTTP call of an operation', () => {
  it('fills path parameters and puts the rest into the query', () => {
    const call = httpCallOf(
      route({ rest: { method: 'GET', path: '/v3/boards/{board_id}/' } }),
      { board_id: '7', fields: 'name', bookmark: null },
      '/',
    )
    expect(call).toEqual({ method: 'GET', path: '/v3/boards/7/?fields=name' })
  })

  it('goes to the resource when a path parameter is not named', () => {
    const call = httpCallOf(
      route({
        rest: { method: 'GET', path: '/v3/boards/{board_id}/' },
        resource: { name: 'Board', verb: 'get' },
      }),
      { username: 'ada', slug: 'clay' },
      '/',
    )
    expect(call.path).toContain('/resource/BoardResource/get/')
  })

  it('sends what is left of a command as JSON', () => {
    const call = httpCallOf(
      route({ rest: { method: 'PUT', path: '/v3/boards/{board_id}/' } }),
      { board_id: 'a/b', name: 'Clay' },
      '/',
    )
    expect(call.path).toBe('/v3/boards/a%2Fb/')
    expect(call.body).toBe('{"name":"Clay"}')
  })

  it('I-7.02 sends a handshake form-encoded', () => {
    const handshake: Route = {
      ...route({ rest: { method: 'POST', path: '/v3/login/handshake/' } }),
      kind: 'command',
      forgeryGuard: 'install-id',
    }
    const call = httpCallOf(handshake, { username_or_email: 'a b', token: undefined }, '/')
    expect(call.contentType).toBe('application/x-www-form-urlencoded')
    expect(call.body).toBe('username_or_email=a+b')
  })

  it('wraps the options of a resource with the page they are asked from', () => {
    const { path } = httpCallOf(
      route({ resource: { name: 'UserHomefeed', verb: 'get' } }),
      { page_size: 25, bookmark: 'next' },
      '/pin/1/',
    )
    const url = new URL(path, 'http://site')
    expect(url.pathname).toBe('/resource/UserHomefeedResource/get/')
    expect(url.searchParams.get('source_url')).toBe('/pin/1/')
    expect(JSON.parse(url.searchParams.get('data') ?? '')).toEqual({
      options: { page_size: 25, bookmarks: ['next'] },
      context: {},
    })
  })
})
