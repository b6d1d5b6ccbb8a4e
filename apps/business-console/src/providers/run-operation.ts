import type { Contracts, InputOf, OutputOf } from '@tessera/api-types'
import { allRoutes, type OperationName } from '@tessera/api-types/routes'
import type { Route } from '@tessera/api-types/route'
import type { HttpClient } from './http-client.ts'

/** Calls one operation of the contract by its name. */
export type RunOperation = <N extends OperationName>(
  name: N,
  input: InputOf<Contracts[N]>,
) => Promise<OutputOf<Contracts[N]>>

const METHOD_OF_VERB = { list: 'GET', get: 'GET', create: 'POST', update: 'PUT', delete: 'DELETE' } as const

interface Address {
  method: string
  path: string
  /** The REST envelope keeps the answer under `data`; the admin dialect sends it bare. */
  isBare: boolean
}

function addressOf({ name, rest, admin, resource }: Route): Address {
  if (rest) return { ...rest, isBare: false }
  if (admin) {
    const hasId = admin.verb !== 'list' && admin.verb !== 'create'
    const base = admin.scope === 'site' ? '/v3/site' : '/v3/businesses/{business_id}'
    const path = `${base}/${admin.resource}${hasId ? '/{id}' : ''}`
    return { method: METHOD_OF_VERB[admin.verb], path, isBare: true }
  }
  if (resource)
    return { method: 'POST', path: `/resource/${resource.name}Resource/${resource.verb}/`, isBare: false }
  throw new Error(`${name} has no address`)
}

export const makeRunOperation =
  (http: HttpClient): RunOperation =>
  async (name, input) => {
    const route: Route = allRoutes[name]
    const { method, path, isBare } = addressOf(route)
    const rest = new Map(Object.entries((input ?? {}) as Record<string, unknown>))
    const url = path.replaceAll(/\{(\w+)\}/g, (_match, field: string) => {
      const value = String(rest.get(field))
      rest.delete(field)
      return encodeURIComponent(value)
    })
    const fields = Object.fromEntries(rest)
    const body = route.resource && !route.rest && !route.admin ? { options: fields } : fields
    const { json } = await http(url, method === 'GET' ? {} : { method, body: JSON.stringify(body) })
    return isBare ? json : json.data
  }
