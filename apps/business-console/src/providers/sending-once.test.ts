// @vitest-environment jsdom
import { HttpError } from 'react-admin'
import { expect, it, vi } from 'vitest'
import { makeDataProvider, makeSiteDataProvider } from './data-provider.ts'
import type { HttpClient } from './http-client.ts'

const created = { status: 201, headers: new Headers(), body: '', json: { id: '5' } }
const keysOf = (http: { mock: { calls: Parameters<HttpClient>[] } }) =>
  http.mock.calls.map(([, options]) => new Headers(options?.headers).get('Idempotency-Key'))
const account = { data: { name: 'Europe' } }

it.each([
  ['a business', (http: HttpClient) => makeDataProvider('9', http)],
  ['the site', makeSiteDataProvider],
])('what is created in %s by a double click is sent once, and the next time anew', async (_name, provide) => {
  const http = vi.fn<HttpClient>(() => Promise.resolve(created))
  const { create } = provide(http)
  const both = await Promise.all([create('ad-accounts', account), create('ad-accounts', account)])
  expect(both.map(({ data }) => data.id)).toEqual(['5', '5'])
  expect(http).toHaveBeenCalledTimes(1)
  await create('ad-accounts', account)
  const [first, second] = keysOf(http)
  expect(first).toBeTruthy()
  expect(second).not.toBe(first)
})

it('what may have been made carries the same key when it is sent again, what was refused another one', async () => {
  const http = vi.fn<HttpClient>(() => Promise.resolve(created))
  http
    .mockRejectedValueOnce(new HttpError('Gone', 0))
    .mockRejectedValueOnce(new HttpError('Gateway timeout', 504))
    .mockRejectedValueOnce(new HttpError('No', 400))
  const { create } = makeDataProvider('9', http)
  await expect(create('ad-accounts', account)).rejects.toThrow('Gone')
  await expect(create('ad-accounts', account)).rejects.toThrow('Gateway timeout')
  await expect(create('ad-accounts', account)).rejects.toThrow('No')
  await create('ad-accounts', account)
  const [lost, late, refused, fourth] = keysOf(http)
  expect([late, refused]).toEqual([lost, lost])
  expect(fourth).not.toBe(lost)
})

it('what differs, and what only reads or changes, is sent as it comes', async () => {
  const http = vi.fn<HttpClient>(() => Promise.resolve(created))
  const { create, update } = makeDataProvider('9', http)
  const change = { id: '5', data: { name: 'Asia' }, previousData: { id: '5', name: 'Europe' } }
  await Promise.all([
    create('ad-accounts', account),
    create('ad-accounts', { data: { name: 'Asia' } }),
    update('ad-accounts', change),
    update('ad-accounts', change),
  ])
  expect(http).toHaveBeenCalledTimes(4)
})
