import type { Route } from '@tessera/api-types/route'
import type { CallInput } from './call.ts'

export type HttpCall = { method: string; path: string; body?: string; contentType?: string }

const FORM = 'application/x-www-form-urlencoded'

const asText = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))

function formOf(input: CallInput): string {
  const present = Object.entries(input).filter(([, value]) => value !== undefined && value !== null)
  return new URLSearchParams(present.map(([key, value]) => [key, asText(value)])).toString()
}

function queryOf(input: CallInput): string {
  const query = formOf(input)
  return query && `?${query}`
}

function restCall({ method, path }: NonNullable<Route['rest']>, input: CallInput, isForm: boolean): HttpCall {
  const rest = { ...input }
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(asText(value))
  })
  if (method === 'GET' || method === 'DELETE') return { method, path: address + queryOf(rest) }
  if (isForm) return { method, path: address, body: formOf(rest), contentType: FORM }
  return { method, path: address, body: JSON.stringify(rest), contentType: 'application/json' }
}

function resourceCall(
  { name, verb }: NonNullable<Route['resource']>,
  input: CallInput,
  source: string,
): HttpCall {
  const { bookmark, ...options } = input
  const data = JSON.stringify({
    options: bookmark ? { ...options, bookmarks: [bookmark] } : options,
    context: {},
  })
  const fields = new URLSearchParams({ source_url: source, data }).toString()
  const path = `/resource/${name}Resource/${verb}/`
  if (verb === 'get') return { method: 'GET', path: `${path}?${fields}` }
  return { method: 'POST', path, body: fields, contentType: FORM }
}

/** A thing may be named in other ways than by its path: by its owner and slug, say. Then only the resource takes it. */
const isAddressed = ({ path }: NonNullable<Route['rest']>, input: CallInput) =>
  [...path.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => input[name] !== undefined && input[name] !== null)

/** The HTTP call of an operation: its REST address, else its resource. `source` is the page's path. */
export function httpCallOf(route: Route, input: CallInput, source: string): HttpCall {
  if (route.rest && (isAddressed(route.rest, input) || !route.resource))
    return restCall(route.rest, input, route.forgeryGuard === 'install-id')
  if (route.resource) return resourceCall(route.resource, input, source)
  throw new Error(`Operation ${route.name} has no address the browser can call`)
}
