import { HttpError } from 'react-admin'
import { expect, it } from 'vitest'
import type { HttpClient } from '../../providers/http-client.ts'
import { makeRunOperation } from '../../providers/run-operation.ts'
import { mayHaveShortcuts, readShortcuts, saveShortcuts } from './shortcut-calls.ts'

const READ = '/v3/entity_properties/batch_read/'
const UPSERT = '/v3/entity_properties/batch_upsert/'
const mine = [{ id: '1', label: 'People', href: '/business/9/hub/people' }]

/** Somebody's calls to a server that fails at some paths. */
function serve(of: { fails?: string; isSignedIn?: boolean; group?: string | null } = {}) {
  const calls: { url: string; body: string }[] = []
  const http: HttpClient = async (url, { body } = {}) => {
    calls.push({ url, body: String(body) })
    if (url === of.fails) throw new HttpError('Sorry', 500)
    const data = url === READ ? [{ properties: { NAVBAR_CONFIG: { customShortcuts: mine } } }] : []
    return { status: 200, headers: new Headers(), body: '', json: { data, resource_response: { data } } }
  }
  const { isSignedIn = true, group = 'enabled_x' } = of
  return { calls, owner: { run: makeRunOperation(http), userId: '7', isSignedIn, group } }
}

const logged = (calls: readonly { body: string }[], name: string) =>
  calls.filter(({ body }) => decodeURIComponent(body).includes(name)).length

it('B-6.05 B-4.83 shortcuts are for somebody signed in whose group begins with enabled or employee', () => {
  const may = (isSignedIn: boolean, group: string | null) => mayHaveShortcuts({ isSignedIn, group })
  expect([may(true, 'enabled_x'), may(true, 'employees')]).toEqual([true, true])
  expect([may(true, 'control'), may(true, null), may(false, 'enabled_x'), may(false, 'control')]).toEqual([
    false,
    false,
    false,
    false,
  ])
})

it('B-4.81 B-7.01 reading asks for the property of the person', async () => {
  const { calls, owner } = serve()
  expect(await readShortcuts(owner)).toEqual(mine)
  expect(calls).toEqual([
    {
      url: READ,
      body: JSON.stringify({
        entities: [{ entity_id: '7', entity_type: 'BIZ_USER' }],
        property_keys: ['NAVBAR_CONFIG'],
      }),
    },
  ])
})

it('B-4.83 reading signed out or outside of the experiment sends no call and gives an empty list', async () => {
  for (const who of [{ isSignedIn: false }, { group: 'control' }, { group: null }]) {
    const { calls, owner } = serve(who)
    expect(await readShortcuts(owner)).toEqual([])
    expect(calls).toEqual([])
  }
})

it('B-8.01 a failed read is logged by its name, once', async () => {
  const { calls, owner } = serve({ fails: READ })
  await expect(readShortcuts(owner)).rejects.toThrow('Sorry')
  expect(logged(calls, 'pro_partner_header.dynamic_menu.shortcuts.get_error')).toBe(1)
})

it('B-8.02 B-8.03 a failed upsert is logged by its name, once, and returns Upsert_Error', async () => {
  const { calls, owner } = serve({ fails: UPSERT })
  expect(await saveShortcuts(owner, mine)).toBe('Upsert_Error')
  expect(logged(calls, 'pro_partner_header.dynamic_menu.shortcuts.upsert_error')).toBe(1)
})

it('B-8.04 an upsert signed out or with the experiment off returns Auth_Error and sends nothing', async () => {
  for (const who of [{ isSignedIn: false }, { group: 'control' }]) {
    const { calls, owner } = serve(who)
    expect(await saveShortcuts(owner, mine)).toBe('Auth_Error')
    expect(calls).toEqual([])
  }
})

it('B-4.82 B-7.02 saving upserts the property', async () => {
  const { calls, owner } = serve()
  expect(await saveShortcuts(owner, mine)).toBe('saved')
  expect(calls.map(({ url, body }) => [url, JSON.parse(body)])).toEqual([
    [
      UPSERT,
      {
        entities: [
          {
            entity_id: '7',
            entity_type: 'BIZ_USER',
            properties: { 'NAVBAR_CONFIG.customShortcuts': mine },
          },
        ],
      },
    ],
  ])
})
