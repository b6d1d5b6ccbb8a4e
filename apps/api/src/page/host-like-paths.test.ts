import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { operations } from '../operations.ts'
import { testDeps } from '../testing/test-deps.ts'
import { openTestSite, type TestSite } from '../testing/test-site.ts'
import { inProcessCalls } from './in-process-calls.ts'
import { pageMount } from './page-mount.ts'
import { viewerPageContext } from './viewer-page-context.ts'

const PUBLIC_URL = 'http://tessera.test'

let site: TestSite
beforeAll(async () => {
  const deps = await testDeps()
  const mount = pageMount({
    site: deps.site,
    webEntry: () => Promise.reject(new Error('no page is rendered')),
    pageContext: viewerPageContext(readConfig({ PUBLIC_URL }), 'test'),
    callsOf: inProcessCalls(operations),
    imageOrigin: null,
    textsIn: deps.textsIn,
  })
  site = await openTestSite([mount])
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
