import type { Route } from '@tessera/api-types/route'

export interface HttpCall {
  method: string
  url: string
  body?: string
  /** The admin dialect sends records bare, the resource gateway in an envelope of its own, REST under `data`. */
  dialect: 'rest' | 'admin' | 'resource'
}

type Input = Readonly<Record<string, unknown>>

const METHOD_OF_VERB = { list: 'GET', get: 'GET', create: 'POST', update: 'PUT', delete: 'DELETE' } as const

const asText = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))

function queryOf(fields: Input): string {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null)
  return given.length === 0
    ? ''
    : `?${new URLSearchParams(given.map(([name, value]) => [name, asText(value)])).toString()}`
}

/** Fields that the address names stand in it; the others are the query of a GET, else the body. */
function addressed(method: string, path: string, input: Input): Omit<HttpCall, 'dialect'> {
  const inPath = new Set<string>()
  const url = path.replaceAll(/\{(\w+)\}/g, (_match, field: string) => {
    inPath.add(field)
    return encodeURIComponent(asText(input[field]))
  })
  const rest = Object.fromEntries(Object.entries(input).filter(([field]) => !inPath.has(field)))
  return method === 'GET' ? { method, url: url + queryOf(rest) } : { method, url, body: JSON.stringify(rest) }
}

function adminPath({ resource, verb, scope }: NonNullable<Route['admin']>): string {
  const base = scope === 'site' ? '/v3/site' : '/v3/businesses/{business_id}'
  return `${base}/${resource}${verb === 'list' || verb === 'create' ? '' : '/{id}'}`
}

function resourceCall({ name, verb }: NonNullable<Route['resource']>, options: Input): HttpCall {
  const url = `/resource/${name}Resource/${verb}/`
  const dialect = 'resource'
  return verb === 'get'
    ? { dialect, method: 'GET', url: url + queryOf({ data: { options } }) }
    : { dialect, method: 'POST', url, body: JSON.stringify({ options }) }
}

/** How an operation is called over HTTP. */
export function callOf({ name, rest, admin, resource }: Route, input: Input): HttpCall {
  if (rest) return { dialect: 'rest', ...addressed(rest.method, rest.path, input) }
  if (admin) {
    return { dialect: 'admin', ...addressed(METHOD_OF_VERB[admin.verb], adminPath(admin), input) }
  }
  if (resource) return resourceCall(resource, input)
  throw new Error(`${name} has no address`)
}
