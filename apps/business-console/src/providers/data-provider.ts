import simpleRestProvider from 'ra-data-simple-rest'
import type { DataProvider } from 'react-admin'
import { listCounted } from './counted-rows.ts'
import type { HttpClient } from './http-client.ts'
import { keepingRows } from './kept-rows.ts'
import { makeRunOperation, type RunOperation } from './run-operation.ts'
import { sendingOnce } from './sending-once.ts'

/** The records of one business, and every operation by name. */
export interface ConsoleDataProvider extends DataProvider {
  run: RunOperation
}

/** Some records the screens call by another name than the calls do. */
const ADDRESS: Readonly<Record<string, string>> = { people: 'employees', hierarchy: 'hierarchy-nodes' }

/** Where records are read: also those that lie below a record of another kind. */
export function addressOf(resource: string): string {
  const [first = '', ...below] = resource.split('/')
  return [ADDRESS[first] ?? first, ...below].join('/')
}

/** Where records are read: those of an ad account below it, all others below the business. */
export const recordsAddress = (businessId: string, resource: string): string =>
  resource.startsWith('advertisers/')
    ? `/ads/v4/${resource}`
    : `/v3/businesses/${businessId}/${addressOf(resource)}`

/** The records of the site itself, for those who work for it. */
export function makeSiteDataProvider(client: HttpClient): ConsoleDataProvider {
  const http = sendingOnce(client)
  const rest = simpleRestProvider('/v3/site', http)
  return {
    ...rest,
    getList: keepingRows(listCounted('/v3/site', http)),
    run: makeRunOperation(http),
    supportAbortSignal: true,
  }
}

export function makeDataProvider(businessId: string, client: HttpClient): ConsoleDataProvider {
  const http = sendingOnce(client)
  const rest = simpleRestProvider('', http)
  const getList = listCounted('', http)
  // The provider puts a slash before it.
  const addressOf = (resource: string) => recordsAddress(businessId, resource).slice(1)
  return {
    ...rest,
    getList: keepingRows((resource, params) => getList(addressOf(resource), params)),
    getOne: (resource, params) => rest.getOne(addressOf(resource), params),
    getMany: (resource, params) => rest.getMany(addressOf(resource), params),
    getManyReference: (resource, params) => rest.getManyReference(addressOf(resource), params),
    create: (resource, params) => rest.create(addressOf(resource), params),
    update: (resource, params) => rest.update(addressOf(resource), params),
    updateMany: (resource, params) => rest.updateMany(addressOf(resource), params),
    delete: (resource, params) => rest.delete(addressOf(resource), params),
    deleteMany: (resource, params) => rest.deleteMany(addressOf(resource), params),
    run: makeRunOperation(http),
    supportAbortSignal: true,
  }
}
