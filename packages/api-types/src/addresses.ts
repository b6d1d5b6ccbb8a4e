import type { AdminVerb, Route } from './route.ts'

export type Dialect = 'rest' | 'admin' | 'resource'

/** One way to reach an operation over HTTP; `{field}` in the path stands for a field of its input. */
export interface Address {
  dialect: Dialect
  method: string
  path: string
}

type AdminRoute = NonNullable<Route['admin']>

const METHOD_OF_VERB = { list: 'GET', get: 'GET', create: 'POST', update: 'PUT', delete: 'DELETE' } as const

export const ADMIN_VERBS = Object.keys(METHOD_OF_VERB) as AdminVerb[]

const BASE_OF_SCOPE = {
  business: '/v3/businesses/{business_id}',
  site: '/v3/site',
  advertiser: '/ads/v4/advertisers/{advertiser_id}',
}

export function adminAddress({ resource, scope }: Omit<AdminRoute, 'verb'>, verb: AdminVerb): Address {
  const base = BASE_OF_SCOPE[scope ?? 'business']
  const id = verb === 'list' || verb === 'create' ? '' : '/{id}'
  return { dialect: 'admin', method: METHOD_OF_VERB[verb], path: `${base}/${resource}${id}` }
}

function resourceAddress({ name, verb }: NonNullable<Route['resource']>): Address {
  return {
    dialect: 'resource',
    method: verb === 'get' ? 'GET' : 'POST',
    path: `/resource/${name}Resource/${verb}/`,
  }
}

/** Every address of an operation, the one clients should prefer first. */
export const addressesOf = ({ rest, admin, resource }: Route): Address[] => [
  ...(rest ? [{ dialect: 'rest' as const, method: rest.method, path: rest.path }] : []),
  ...(admin ? [adminAddress(admin, admin.verb)] : []),
  ...(resource ? [resourceAddress(resource)] : []),
]

/** The fields that a path names. */
export const pathFields = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, field = '']) => field)
