import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestSite, type Caller, type InjectOptions, type TestSite } from '../../testing/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.app.close())

const CSRF = 'f'.repeat(32)
const people = { id: '1', label: 'People', href: '/business/9/hub/people' }
const history = { id: '2', label: 'History', href: '/business/9/hub/history' }

async function ask(who: Caller, path: string, payload: object) {
  const options: InjectOptions = { method: 'POST', url: `/v3/entity_properties/${path}/`, payload }
  return site.app.inject({
    ...options,
    cookies: { session: who, csrftoken: CSRF },
    headers: { 'x-csrftoken': CSRF },
  })
}

const read = (who: Caller, entityId: string) =>
  ask(who, 'batch_read', {
    entities: [{ entity_id: entityId, entity_type: 'BIZ_USER' }],
    property_keys: ['NAVBAR_CONFIG'],
  })
const upsert = (who: Caller, entityId: string, shortcuts: unknown) =>
  ask(who, 'batch_upsert', {
    entities: [
      {
        entity_id: entityId,
        entity_type: 'BIZ_USER',
        properties: { 'NAVBAR_CONFIG.customShortcuts': shortcuts },
      },
    ],
  })

it('B-3.48 B-7.01 B-7.02 B-7.03 saved shortcuts are a property of the person, in their order', async () => {
  const { userId } = site.member
  expect((await read('member', userId)).json()).toMatchObject({
    status: 'success',
    data: [{ entity_id: userId, entity_type: 'BIZ_USER', properties: {} }],
  })
  const saved = await upsert('member', userId, [history, people])
  const entity = {
    entity_id: userId,
    entity_type: 'BIZ_USER',
    properties: { NAVBAR_CONFIG: { customShortcuts: [history, people] } },
  }
  expect(saved.json()).toMatchObject({ status: 'success', data: [entity] })
  expect((await read('member', userId)).json<{ data: unknown }>().data).toEqual([entity])
})

it('B-3.49 an upsert keeps the other keys of the header', async () => {
  const { userId } = site.stranger
  await site.deps.read
    .insertInto('entityProperties')
    .values({ userId, navbarConfig: JSON.stringify({ density: 'compact' }), updatedAt: site.deps.now() })
    .execute()
  await upsert('stranger', userId, [people])
  expect((await read('stranger', userId)).json()).toMatchObject({
    data: [{ properties: { NAVBAR_CONFIG: { density: 'compact', customShortcuts: [people] } } }],
  })
})

it('B-3.49 the entity of somebody else can be neither read nor written', async () => {
  const { userId } = site.member
  expect((await read('stranger', userId)).statusCode).toBe(403)
  expect((await upsert('stranger', userId, [])).statusCode).toBe(403)
  expect((await read('visitor', userId)).statusCode).toBe(401)
  expect((await read('limited', userId)).statusCode).toBe(401)
})

it('B-2.65 at most eight, each a path of this site with a short label, none twice', async () => {
  const { userId } = site.member
  const status = async (shortcuts: unknown) => (await upsert('member', userId, shortcuts)).statusCode
  const nine = Array.from({ length: 9 }, (_, index) => ({ id: `${index}`, label: 'x', href: `/${index}` }))
  expect(await status(nine.slice(1))).toBe(200)
  expect(await status(nine)).toBe(400)
  for (const href of ['https://elsewhere.test/', '//elsewhere.test/', '/\\elsewhere.test', 'people', ''])
    expect(await status([{ ...people, href }])).toBe(400)
  expect(await status([{ ...people, label: ' ' }])).toBe(400)
  expect(await status([{ ...people, label: 'x'.repeat(41) }])).toBe(400)
  const twice = await upsert('member', userId, [people, { ...people, id: '2' }])
  expect(twice.body).toContain('You already have this shortcut.')
})
