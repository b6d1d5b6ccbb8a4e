import { describe, expect, it } from 'vitest'
import { callOf } from './http-call.ts'
import type { Route } from './route.ts'
import { allRoutes } from './routes.ts'

const route = (address: Pick<Route, 'rest' | 'resource'>): Route => ({
  name: 'boards.get',
  kind: 'query',
  access: 'anyone',
  ...address,
})

describe('the HTTP call of an operation', () => {
  it('fills path parameters and puts the rest into the query', () => {
    const call = callOf(
      route({ rest: { method: 'GET', path: '/v3/boards/{board_id}/' } }),
      { board_id: '7', fields: 'name', bookmark: null },
      '/',
    )
    expect(call).toEqual({ dialect: 'rest', method: 'GET', path: '/v3/boards/7/?fields=name' })
  })

  it('goes to the resource when a path parameter is not named', () => {
    const call = callOf(
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
    const call = callOf(
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
    const call = callOf(handshake, { username_or_email: 'a b', token: undefined }, '/')
    expect(call.contentType).toBe('application/x-www-form-urlencoded')
    expect(call.body).toBe('username_or_email=a%20b')
  })

  it('wraps the options of a resource with the page they are asked from', () => {
    const { path } = callOf(
      route({ resource: { name: 'UserHomefeed', verb: 'get' } }),
      { page_size: 25, bookmark: 'next' },
      '/pin/1/',
    )
    const data = { options: { page_size: 25, bookmarks: ['next'] }, context: {} }
    expect(decodeURIComponent(path)).toBe(
      `/resource/UserHomefeedResource/get/?source_url=/pin/1/&data=${JSON.stringify(data)}`,
    )
  })

  it.each<[keyof typeof allRoutes, object, object]>([
    [
      'adNotifications.recommendations',
      { recipient_id: '50', recipient_type: 'ADVERTISER' },
      {
        dialect: 'rest',
        method: 'GET',
        path: '/ads/v4/notification_messages/RECOMMENDATIONS/?recipient_id=50&recipient_type=ADVERTISER',
      },
    ],
    [
      'employees.list',
      { business_id: '9', range: [0, 9], filter: { q: 'ada' } },
      {
        dialect: 'admin',
        method: 'GET',
        path: '/v3/businesses/9/employees?range=%5B0%2C9%5D&filter=%7B%22q%22%3A%22ada%22%7D',
      },
    ],
    [
      'invites.refresh',
      { business_id: '9', id: '5' },
      {
        dialect: 'rest',
        method: 'POST',
        path: '/v3/businesses/9/invites/5/refresh/',
        body: '{}',
        contentType: 'application/json',
      },
    ],
    [
      'employees.update',
      { business_id: '9', id: '5', business_roles: ['ADMIN'] },
      {
        dialect: 'admin',
        method: 'PUT',
        path: '/v3/businesses/9/employees/5',
        body: '{"business_roles":["ADMIN"]}',
        contentType: 'application/json',
      },
    ],
  ])('%s keeps every field of its input', (name, input, call) => {
    expect(callOf(allRoutes[name], input as Record<string, unknown>)).toEqual(call)
  })

  it('deletes a record with its fields in the body, and by REST in the query', () => {
    const admin: Route = { ...route({}), admin: { resource: 'things', verb: 'delete' } }
    expect(callOf(admin, { business_id: '9', id: '5', note: 'gone' })).toMatchObject({
      method: 'DELETE',
      path: '/v3/businesses/9/things/5',
      body: '{"note":"gone"}',
    })
    const rest = route({ rest: { method: 'DELETE', path: '/v3/things/{id}/' } })
    expect(callOf(rest, { id: '5', note: 'gone' }).path).toBe('/v3/things/5/?note=gone')
  })

  it('refuses an operation without an address', () => {
    expect(() => callOf(route({}), {})).toThrow('boards.get')
  })
})
