import type { Route } from '@tessera/api-types/route'

/** One way to reach an operation over HTTP. */
export interface Address {
  dialect: 'rest' | 'resource' | 'admin'
  method: string
  path: string
  successStatus: number
  /** Of an operation's several addresses one bears its name. */
  isMain: boolean
}

const METHOD_OF_ADMIN = { list: 'GET', get: 'GET', create: 'POST', update: 'PUT', delete: 'DELETE' } as const
const NEEDS_ID = { list: false, get: true, create: false, update: true, delete: true } as const

export function addressesOf({ rest, resource, admin }: Route): Address[] {
  const found: Omit<Address, 'isMain'>[] = []
  if (rest) found.push({ dialect: 'rest', ...rest, successStatus: 200 })
  if (admin) {
    const id = NEEDS_ID[admin.verb] ? '/{id}' : ''
    found.push({
      dialect: 'admin',
      method: METHOD_OF_ADMIN[admin.verb],
      path: `${admin.scope === 'site' ? '/v3/site' : '/v3/businesses/{business_id}'}/${admin.resource}${id}`,
      successStatus: admin.verb === 'create' ? 201 : 200,
    })
  }
  if (resource) {
    found.push({
      dialect: 'resource',
      method: resource.verb === 'get' ? 'GET' : 'POST',
      path: `/resource/${resource.name}Resource/${resource.verb}/`,
      successStatus: 200,
    })
  }
  return found.map((address, at) => ({ ...address, isMain: at === 0 }))
}
