import { describe, expect, it } from 'vitest'
import { allRoutes } from '@tessera/api-types/routes'
import type { Route } from '@tessera/api-types/route'
import { callOf } from './call-of.ts'

describe('an operation over HTTP', () => {
  it.each<[keyof typeof allRoutes, object, object]>([
    [
      'adNotifications.recommendations',
      { recipient_id: '50', recipient_type: 'ADVERTISER' },
      {
        dialect: 'rest',
        method: 'GET',
        url: '/ads/v4/notification_messages/RECOMMENDATIONS/?recipient_id=50&recipient_type=ADVERTISER',
      },
    ],
    [
      'employees.list',
      { business_id: '9', range: [0, 9], filter: { q: 'ada' } },
      {
        dialect: 'admin',
        method: 'GET',
        url: '/v3/businesses/9/employees?range=%5B0%2C9%5D&filter=%7B%22q%22%3A%22ada%22%7D',
      },
    ],
    [
      'invites.refresh',
      { business_id: '9', id: '5' },
      { dialect: 'rest', method: 'POST', url: '/v3/businesses/9/invites/5/refresh/', body: '{}' },
    ],
    [
      'employees.update',
      { business_id: '9', id: '5', business_roles: ['ADMIN'] },
      {
        dialect: 'admin',
        method: 'PUT',
        url: '/v3/businesses/9/employees/5',
        body: '{"business_roles":["ADMIN"]}',
      },
    ],
  ])('%s keeps every field of its input', (name, input, call) => {
    expect(callOf(allRoutes[name], input as Record<string, unknown>)).toEqual(call)
  })

  it('reads a resource by GET, which is the only method the gateway takes for it', () => {
    const route: Route = {
      name: 'things.get',
      kind: 'query',
      access: 'member',
      resource: { name: 'Thing', verb: 'get' },
    }
    expect(callOf(route, { id: '5' })).toEqual({
      dialect: 'resource',
      method: 'GET',
      url: '/resource/ThingResource/get/?data=%7B%22options%22%3A%7B%22id%22%3A%225%22%7D%7D',
    })
  })
})
