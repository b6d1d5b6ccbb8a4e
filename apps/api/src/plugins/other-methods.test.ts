import type { HTTPMethods } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addressesOf } from '@tessera/api-types/addresses'
import { operations } from '../operations.ts'
import { openPageSite } from '../testing/test-page-site.ts'
import type { TestSite } from '../testing/test-site.ts'

const ASKED = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'] as HTTPMethods[]

const addresses = operations
  .flatMap(({ contract }) => addressesOf(contract.route))
  .filter(({ dialect }) => dialect !== 'resource')
  .map(({ method, path }) => ({
    method,
    path: path.replaceAll(/\{\w+\}/g, '1'),
    pattern: new RegExp(`^${path.replace(/\/$/, '').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
  }))
const methodsAt = (path: string) =>
  new Set(addresses.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))
const paths = [...new Set(addresses.map(({ path }) => path))]

let site: TestSite
beforeAll(async () => {
  site = await openPageSite()
})
afterAll(() => site.app.close())

async function ask(method: HTTPMethods, url: string) {
  const { statusCode, headers } = await site.app.inject({ method, url })
  return { status: statusCode, allowed: String(headers.allow ?? '').split(', ') }
}

it('B-7.17 no address of an operation takes a method that is not its own, and each tells which are', async () => {
  const wrong: unknown[] = []
  for (const path of paths) {
    const own = methodsAt(path)
    for (const method of ASKED.filter((each) => !own.has(each))) {
      const { status, allowed } = await ask(method, path)
      const isNamed = [...own].every((each) => allowed.includes(each)) && !allowed.includes(method)
      if (status !== 405 || !isNamed) wrong.push([method, path, status, allowed])
    }
  }
  expect(wrong).toEqual([])
})

it('B-7.17 pages and the gateway refuse other methods, too, and an unknown address is none', async () => {
  expect(await ask('DELETE', '/pin/1/?a=/v3/')).toEqual({ status: 405, allowed: ['GET', 'HEAD'] })
  expect(await ask('POST', '/')).toEqual({ status: 405, allowed: ['GET', 'HEAD'] })
  expect(await ask('PATCH', '/resource/PinResource/get/')).toEqual({
    status: 405,
    allowed: ['DELETE', 'GET', 'HEAD', 'POST', 'PUT'],
  })
  expect(await ask('GET', '/resource/PinResource/delete/')).toEqual({
    status: 405,
    allowed: ['DELETE', 'POST', 'PUT'],
  })
  for (const method of ASKED) expect((await ask(method, '/v3/nothing/at/all/')).status).toBe(404)
})
