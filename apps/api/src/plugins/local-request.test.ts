import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestSite, type TestSite } from '../testing/test-site.ts'
import { isLocalRequest } from './local-request.ts'

let site: TestSite

beforeAll(async () => {
  site = await openTestSite([
    (app) => void app.get('/test/local', async (request) => ({ isLocal: isLocalRequest(request) })),
  ])
})

afterAll(() => site.app.close())

const cases: [isLocal: boolean, case_: string, headers: Record<string, string>, remoteAddress?: string][] = [
  [true, 'localhost', { host: 'localhost:3000' }],
  [true, 'a regional host of this machine', { host: 'de.localhost:3000' }],
  [true, '127.0.0.1', { host: '127.0.0.1:3000' }],
  [true, 'IPv6', { host: '[::1]:3000' }, '::1'],
  [true, 'IPv4 in IPv6', { host: '127.0.0.1' }, '::ffff:127.0.0.1'],
  [false, 'another machine', { host: 'localhost:3000' }, '192.0.2.7'],
  [false, 'another name, as a rebound DNS entry has it', { host: 'tessera.example' }],
  [false, 'a name that begins like ours', { host: 'localhost.tessera.example' }],
  [false, 'a name that begins like our address', { host: '127.0.0.1.tessera.example' }],
  ...['Forwarded', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'Via', 'X-Real-IP'].map(
    (name): [boolean, string, Record<string, string>] => [
      false,
      `${name} of a proxy`,
      { host: 'localhost:3000', [name]: '192.0.2.7' },
    ],
  ),
]

it.each(cases)('local is %s for %s', async (isLocal, _case, headers, remoteAddress = '127.0.0.1') => {
  const response = await site.app.inject({ method: 'GET', url: '/test/local', headers, remoteAddress })
  expect(response.json()).toEqual({ isLocal })
})
