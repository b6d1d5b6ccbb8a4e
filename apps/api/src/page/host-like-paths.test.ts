import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPageSite } from '../testing/test-page-site.ts'
import type { TestSite } from '../testing/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openPageSite()
})
afterAll(() => site.app.close())

it.each([
  ['//', '/'],
  ['///pin//1/?a=//b', '/pin//1/?a=//b'],
  ['/.//evil.test/', '/evil.test/'],
  ['/%2e//%2e%2e//evil.test', '/evil.test'],
  ['//evil.test/..', '/'],
])('the address %s, which could be read as a host, leads to the page %s', async (url, path) => {
  const answer = await site.app.inject({ method: 'GET', url, headers: { accept: 'text/html' } })
  expect([answer.statusCode, answer.headers.location]).toEqual([308, path])
})
