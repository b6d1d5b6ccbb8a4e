import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { contracts, errorCatalogue, type Contract } from '@tessera/api-types'
import { openapiDocument } from './openapi-document.ts'
import { addressesOf } from '@tessera/api-types/addresses'

const all: Contract[] = Object.values(contracts)
const document = openapiDocument(all, {
  name: 'Tessera',
  publicUrl: 'http://tessera.test',
  version: '1',
}) as {
  openapi: string
  info: { license: object }
  paths: Record<
    string,
    Record<string, { operationId: string; parameters: { name: string; in: string }[]; responses: object }>
  >
}
const WRAPPERS = /^(?:batch$|address\.)/
const operations = Object.values(document.paths)
  .flatMap((path) => Object.values(path))
  .filter(({ operationId }) => !WRAPPERS.test(operationId))

it('the document has every address of every contract once', () => {
  const addresses = all.flatMap(({ route }) => addressesOf(route))
  expect(operations).toHaveLength(addresses.length)
  const ids = operations.map(({ operationId }) => operationId)
  expect(new Set(ids).size).toBe(ids.length)
  expect(document.openapi).toBe('3.1.0')
})

it('the licence is that of the project, as OpenAPI 3.1 writes it', () => {
  const { license } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../../package.json'), 'utf8'),
  ) as { license: string }
  expect(document.info.license).toEqual({ name: license, identifier: license })
})

it('says how to sign in, by the names of the cookies that the site sets', () => {
  const described = (publicUrl: string) =>
    (openapiDocument(all, { name: 'Tessera', publicUrl, version: '1' }) as { info: { description: string } })
      .info.description
  expect(operations.map(({ operationId }) => operationId)).toContain('auth.createSession')
  expect(described('http://tessera.test')).toMatch(/`auth\.createSession`.*`session`.*`csrftoken`/)
  expect(described('https://tessera.test')).toContain('`__Host-session`')
})

it('every parameter of a path is described', () => {
  for (const [path, methods] of Object.entries(document.paths)) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
    for (const { parameters } of Object.values(methods)) {
      expect(parameters.filter((one) => one.in === 'path').map(({ name }) => name)).toEqual(named)
    }
  }
})

it('every failure of a contract stands under its status', () => {
  for (const { route, errors } of all) {
    const [main] = addressesOf(route)
    if (!main) continue
    const { responses } = document.paths[main.path]![main.method.toLowerCase()]!
    for (const code of errors)
      expect(Object.keys(responses)).toContain(String(errorCatalogue[code].httpStatus))
  }
})

it('the document is plain JSON without undefined or cyclic parts', () => {
  expect(JSON.parse(JSON.stringify(document))).toEqual(document)
})
