import { addressesOf, pathFields, type Address, type Dialect } from './addresses.ts'
import type { Route } from './route.ts'

export interface HttpCall {
  dialect: Dialect
  method: string
  /** With its query. */
  path: string
  body?: string
  contentType?: string
}

export type CallInput = Readonly<Record<string, unknown>>

const FORM = 'application/x-www-form-urlencoded'
const JSON_TYPE = 'application/json'

const asText = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))

const isGiven = (value: unknown): boolean => value !== undefined && value !== null

function formOf(input: CallInput): string {
  const given = Object.entries(input).filter(([, value]) => isGiven(value))
  return given.map(([key, value]) => `${key}=${encodeURIComponent(asText(value))}`).join('&')
}

const withQuery = (path: string, query: string): string => (query ? `${path}?${query}` : path)

function resourceCall(
  { method, path }: Address,
  { bookmark, ...options }: CallInput,
  source: string,
): HttpCall {
  const data = { options: bookmark ? { ...options, bookmarks: [bookmark] } : options, context: {} }
  const form = formOf({ source_url: source, data })
  return method === 'GET'
    ? { dialect: 'resource', method, path: withQuery(path, form) }
    : { dialect: 'resource', method, path, body: form, contentType: FORM }
}

/** Fields that the path names stand in it; the others are the query of a read, else the body. */
function addressedCall({ dialect, method, path }: Address, input: CallInput, isForm: boolean): HttpCall {
  const rest = { ...input }
  const filled = path.replace(/\{(\w+)\}/g, (_, field: string) => {
    delete rest[field]
    return encodeURIComponent(asText(input[field]))
  })
  if (method === 'GET' || (method === 'DELETE' && dialect === 'rest'))
    return { dialect, method, path: withQuery(filled, formOf(rest)) }
  return isForm
    ? { dialect, method, path: filled, body: formOf(rest), contentType: FORM }
    : { dialect, method, path: filled, body: JSON.stringify(rest), contentType: JSON_TYPE }
}

/** A thing may be named in other ways than by its path, by its owner and slug, say: then the next address takes it. */
const takes = ({ path }: Address, input: CallInput): boolean =>
  pathFields(path).every((field) => isGiven(input[field]))

export const callAt = (address: Address, route: Route, input: CallInput, source = '/'): HttpCall =>
  address.dialect === 'resource'
    ? resourceCall(address, input, source)
    : addressedCall(address, input, route.forgeryGuard === 'install-id')

/**
 * The HTTP call of an operation, by the first of its addresses whose path `input` fills.
 * @param source path of the page that calls
 * @throws Error for an operation that has no address
 */
export function callOf(route: Route, input: CallInput, source?: string): HttpCall {
  const addresses = addressesOf(route)
  const address = addresses.find((one) => takes(one, input)) ?? addresses[0]
  if (!address) throw new Error(`Operation ${route.name} has no address`)
  return callAt(address, route, input, source)
}
