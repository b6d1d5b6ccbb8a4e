import { describe, expect, it } from 'vitest'
import { ADMIN_VERBS, addressesOf, adminAddress, pathFields } from './addresses.ts'

describe('addresses of the console', () => {
  it.each([
    ['list', 'GET', '/v3/businesses/{business_id}/ads'],
    ['get', 'GET', '/v3/businesses/{business_id}/ads/{id}'],
    ['create', 'POST', '/v3/businesses/{business_id}/ads'],
    ['update', 'PUT', '/v3/businesses/{business_id}/ads/{id}'],
    ['delete', 'DELETE', '/v3/businesses/{business_id}/ads/{id}'],
  ] as const)('%s', (verb, method, path) => {
    expect(adminAddress({ resource: 'ads' }, verb)).toEqual({ dialect: 'admin', method, path })
  })

  it('what belongs to the site stands below it', () => {
    const given = adminAddress({ resource: 'reports', scope: 'site' }, 'get')
    expect(given.path).toBe('/v3/site/reports/{id}')
  })

  it('there are five verbs', () => {
    expect(ADMIN_VERBS).toEqual(['list', 'get', 'create', 'update', 'delete'])
  })
})

describe('addresses of an operation', () => {
  const route = { name: 'pins.update', kind: 'command', access: 'member' } as const

  it('come with the preferred first', () => {
    const all = addressesOf({
      ...route,
      rest: { method: 'PUT', path: '/v3/pins/{id}/' },
      admin: { resource: 'pins', verb: 'update', scope: 'site' },
      resource: { name: 'Pin', verb: 'update' },
    })
    expect(all).toEqual([
      { dialect: 'rest', method: 'PUT', path: '/v3/pins/{id}/' },
      { dialect: 'admin', method: 'PUT', path: '/v3/site/pins/{id}' },
      { dialect: 'resource', method: 'POST', path: '/resource/PinResource/update/' },
    ])
  })

  it.each([
    ['get', 'GET'],
    ['create', 'POST'],
    ['delete', 'POST'],
  ] as const)('a resource to %s is asked by %s', (verb, method) => {
    const [only, ...others] = addressesOf({ ...route, resource: { name: 'Pin', verb } })
    expect(only).toEqual({ dialect: 'resource', method, path: `/resource/PinResource/${verb}/` })
    expect(others).toEqual([])
  })

  it('may be none', () => {
    expect(addressesOf(route)).toEqual([])
  })
})

it.each([
  ['/v3/pins/', []],
  ['/v3/pins/{id}/', ['id']],
  ['/v3/boards/{board_id}/pins/{pin_id}/', ['board_id', 'pin_id']],
  ['/v3/{}/', []],
])('%s names %j', (path, fields) => {
  expect(pathFields(path)).toEqual(fields)
})
