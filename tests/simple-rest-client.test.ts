import simpleRestProvider from 'ra-data-simple-rest'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contracts } from '@tessera/api-types'
import type { AdminVerb, Route } from '@tessera/api-types/route'
import type { OperationName } from '@tessera/api-types/routes'
import { errorCatalogue } from '@tessera/api-types/errors'
import { openTestSite, type TestSite } from '../apps/api/src/testing/test-site.ts'
import { rightsOf } from './rights/rights-table.ts'
import { prepareWorld, type World } from './rights/world.ts'

/** Those that the document names. */
const RESOURCES = [
  'employees',
  'partners',
  'invites',
  'requests',
  'ad-accounts',
  'ad-account-settings',
  'asset-groups',
  'profiles',
  'catalogs',
  'product-groups',
  'tags',
  'audiences',
  'audience-shares',
  'hierarchy-nodes',
  'organization-managers',
  'managed-clients',
  'invoices',
  'history',
  'permissions',
  'marketing-plans',
] as const

/** A change settles them: afterwards there is none to change. */
const SETTLED: readonly string[] = ['requests', 'hierarchy-nodes']

const NOT_TAKEN = 405
const OWNER = 'businessOwner'
const VERBS = ['list', 'get', 'create', 'update', 'delete'] as const

interface Input extends Record<string, unknown> {
  business_id?: string
  id?: string
}

const CSRF = 'a-token-of-the-simple-rest-client'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.app.close())

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const

interface Sent {
  method?: string | undefined
  headers?: unknown
  body?: unknown
}

/** What the client calls its server with: as `fetchJson` of react-admin, without a network. */
async function http(url: string, { method, headers, body }: Sent = {}) {
  const answer = await site.app.inject({
    method: METHODS.find((each) => each === method) ?? 'GET',
    url,
    cookies: { session: 'member', csrftoken: CSRF },
    headers: {
      'content-type': 'application/json',
      ...(headers instanceof Headers && Object.fromEntries(headers)),
      'x-csrftoken': CSRF,
    },
    ...(typeof body === 'string' && { payload: body }),
  })
  const text = answer.body
  if (answer.statusCode >= 400) throw Object.assign(new Error(text), { status: answer.statusCode })
  const received = new Headers()
  for (const [name, value] of Object.entries(answer.headers)) received.set(name, String(value))
  return { status: answer.statusCode, headers: received, body: text, json: JSON.parse(text) as never }
}

const names = Object.keys(contracts) as OperationName[]

const operationOf = (resource: string, verb: AdminVerb): OperationName | undefined =>
  names.find((name) => {
    const { admin }: Route = contracts[name].route
    return admin?.verb === verb && admin.scope === undefined && admin.resource === resource
  })

/** A business with its records, the member its owner. */
async function aBusinessOfTheMember() {
  const world = await prepareWorld(site.deps)
  const { id } = world.business
  await site.deps.read
    .updateTable('businessMembers')
    .set({ userId: site.member.userId })
    .where('businessId', '=', id)
    .where('role', '=', 'OWNER')
    .execute()
  return { world, client: simpleRestProvider(`/v3/businesses/${id}`, http) }
}

/** What an owner sends for it, and the outcome by the policy. */
function callOf(world: World, resource: string, verb: AdminVerb) {
  const name = operationOf(resource, verb)
  if (!name) return { status: NOT_TAKEN, id: '1', data: {} }
  const { objects } = rightsOf(name)
  const [target] = Object.values(objects)
  if (!target) throw new Error(`${name} has no rights`)
  const { business_id: _business, id = '1', ...data } = target.input(world, OWNER) as Input
  const outcome = target.but?.[OWNER] ?? (target.may.includes(OWNER) ? target.done : target.refused)
  return { status: outcome === 'ok' ? 200 : errorCatalogue[outcome].httpStatus, id, data }
}

type Call = ReturnType<typeof callOf>

const statusOf = (asked: Promise<unknown>): Promise<number> =>
  asked.then(
    () => 200,
    (error: { status?: number }) => {
      if (!error.status) throw error
      return error.status
    },
  )

const page = {
  pagination: { page: 1, perPage: 10 },
  sort: { field: 'id', order: 'ASC' },
  filter: {},
} as const

it.each(RESOURCES)('B-7.10 a client of simple-rest runs every method on %s', async (resource) => {
  const { world, client } = await aBusinessOfTheMember()
  const [list, one, create, update, remove] = VERBS.map((verb) => callOf(world, resource, verb)) as [
    Call,
    Call,
    Call,
    Call,
    Call,
  ]
  const { id } = one
  expect(await statusOf(client.getList(resource, page))).toBe(list.status)
  expect(await statusOf(client.getMany(resource, { ids: [id] }))).toBe(list.status)
  expect(await statusOf(client.getManyReference(resource, { ...page, target: 'id', id }))).toBe(list.status)
  expect(await statusOf(client.getOne(resource, { id }))).toBe(one.status)
  expect(await statusOf(client.create(resource, { data: create.data }))).toBe(create.status)
  const change = { id: update.id, data: update.data, previousData: { id: update.id } }
  expect(await statusOf(client.update(resource, change))).toBe(update.status)
  const again = client.updateMany(resource, { ids: [update.id], data: update.data })
  expect(await statusOf(again)).toBe(SETTLED.includes(resource) ? 404 : update.status)
  const gone = { id: remove.id, previousData: { id: remove.id } }
  expect(await statusOf(client.delete(resource, gone))).toBe(remove.status)
  const goneAgain = client.deleteMany(resource, { ids: [remove.id] })
  expect(await statusOf(goneAgain)).toBe(remove.status === 200 ? 404 : remove.status)
})
