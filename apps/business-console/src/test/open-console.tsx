import { configure, render } from '@testing-library/react'
import { Suspense } from 'react'
import { AdminContext, memoryStore, Resource } from 'react-admin'
import { createMemoryRouter, Route, RouterProvider, Routes, useLocation } from 'react-router-dom'
import { vi } from 'vitest'
import type { AssetGroupContentsView } from '@tessera/api-types/asset-access/views'
import type { BusinessView } from '@tessera/api-types/business/views'
import { hubResources } from '../hub-resources.ts'
import { consoleTheme } from '../layout/console-theme.ts'
import { makeAuthProvider } from '../providers/auth-provider.ts'
import { makeDataProvider } from '../providers/data-provider.ts'
import { httpClient } from '../providers/http-client.ts'
import { i18nProvider } from '../providers/i18n-provider.ts'
import { makeQueryClient } from '../providers/query-client.ts'
import { BusinessContext } from '../session/business-context.ts'
import { expectComplaint } from './expect-complaint.ts'

// Pages come when they are asked for.
configure({ asyncUtilTimeout: 8000 })

type Row = { id: string } & Record<string, unknown>

/** What a fake server of the hub holds: rows by their place below the business, and its other responses. */
interface Held {
  rows: Record<string, Row[]>
  answers?: Record<string, unknown>
  /** Instead of `rows`: what each list of records holds. */
  lists?: (url: URL) => Response | Promise<Response>
}

const HUB = '/business/9/hub/'
const BUSINESS = '/v3/businesses/9/'

const CONTENTS = /\/asset-groups\/(\d+)\/contents\/$/

const emptyContents = (id: string): AssetGroupContentsView => ({
  id,
  adAccounts: [],
  profiles: [],
  catalogs: [],
  employees: [],
  partners: [],
  adAccountOwners: [],
  profileOwners: [],
  aoaaIds: [],
})

const abilities = {
  can_edit: true,
  can_transfer: true,
  can_manage_people: true,
  can_create_ad_accounts: true,
  can_create_tags: true,
  can_create_audiences: true,
  can_create_catalogs: true,
  can_see_invoices: true,
  can_see_history: true,
  can_manage_asset_groups: true,
  can_manage_partners: true,
  can_manage_clients: false,
  can_manage_hierarchy: true,
  can_name_managers: true,
} satisfies BusinessView['abilities']

function sorted(rows: Row[], [field = 'id', order]: string[]): Row[] {
  const upwards = rows.toSorted((one, other) => String(one[field]).localeCompare(String(other[field])))
  return order === 'DESC' ? upwards.toReversed() : upwards
}

function listed(rows: Row[], url: URL): Response {
  const sort = JSON.parse(url.searchParams.get('sort') ?? '["id","ASC"]') as string[]
  const [from = 0, to = 9] = JSON.parse(url.searchParams.get('range') ?? '[0,9]') as number[]
  const page = sorted(rows, sort).slice(from, to + 1)
  return Response.json(page, { headers: { 'Content-Range': `rows ${from}-${to}/${rows.length}` } })
}

function changed(rows: Row[], id: string | undefined, method: string, body: object): Response {
  const index = rows.findIndex((row) => row.id === id)
  if (method === 'POST') {
    const row = { ...rows[0], id: '100', ...body } as Row
    rows.push(row)
    return Response.json(row)
  }
  const [found] = method === 'DELETE' ? rows.splice(index, 1) : [rows[index]]
  return Response.json({ ...found, ...body })
}

/** The pages of the hub of one business at an address, over a fake server that responds like ours. */
export function openConsole(place: string, { rows, answers = {}, lists }: Held, can: object = {}) {
  // The inputs of react-admin hand on two properties that the DOM does not know.
  expectComplaint()
  expectComplaint()
  const matches = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.stubGlobal('matchMedia', () => matches)
  const calls: string[] = []
  const asked: URL[] = []
  vi.stubGlobal('fetch', (given: string | Request, init: RequestInit = {}) => {
    const url = new URL(String(given instanceof Request ? given.url : given), 'http://localhost')
    const { method = 'GET', body } = init
    calls.push(`${method} ${url.pathname}`)
    asked.push(url)
    const answer = answers[url.pathname]
    if (typeof answer === 'function') return Promise.resolve((answer as () => Response | Promise<Response>)())
    if (answer !== undefined) return Promise.resolve(Response.json(answer))
    if (lists && method === 'GET' && url.searchParams.has('range')) return Promise.resolve(lists(url))
    const groupId = CONTENTS.exec(url.pathname)?.[1]
    if (groupId) return Promise.resolve(Response.json({ data: emptyContents(groupId) }))
    const path = url.pathname.slice(BUSINESS.length).replace(/\/$/, '')
    const parent = path.slice(0, Math.max(path.lastIndexOf('/'), 0))
    const list = rows[path]
    if (list && method === 'GET') return Promise.resolve(listed(list, url))
    const owner = list ?? rows[parent]
    if (!owner) return Promise.resolve(Response.json([], { headers: { 'Content-Range': 'rows */0' } }))
    const id = list ? undefined : path.slice(parent.length + 1)
    if (method !== 'GET')
      return Promise.resolve(changed(owner, id, method, body ? (JSON.parse(String(body)) as object) : {}))
    const one = owner.find((row) => row.id === id)
    return Promise.resolve(one ? Response.json(one) : Response.json({ message: 'Gone' }, { status: 404 }))
  })
  const own = { id: '9', name: 'Kiln', country: 'DE', currency: 'EUR', business_roles: ['OWNER'] }
  const business = { ...own, abilities: { ...abilities, ...can } } as BusinessView
  const acting = { userId: '7', business, businesses: [business], fresh: [], rightsVersion: '1' }
  const dataProvider = makeDataProvider('9', httpClient)
  const queryClient = makeQueryClient()
  const identity = { id: '7', fullName: 'Olga Owner' }
  let here = ''
  let asking = ''
  const Here = () => (({ pathname: here, search: asking } = useLocation()), null)
  const page = (
    <>
      <Here />
      <BusinessContext value={acting as never}>
        <AdminContext
          store={memoryStore()}
          basename="/business/9/hub"
          dataProvider={dataProvider}
          queryClient={queryClient}
          authProvider={makeAuthProvider({ business, run: dataProvider.run, identity })}
          i18nProvider={i18nProvider}
          theme={consoleTheme}
        >
          <Suspense fallback={null}>
            <Routes>
              {hubResources.map((resource) => (
                <Route
                  key={resource.name}
                  path={`${HUB}${resource.name}/*`}
                  element={<Resource {...resource} />}
                />
              ))}
            </Routes>
          </Suspense>
        </AdminContext>
      </BusinessContext>
    </>
  )
  const router = createMemoryRouter([{ path: '*', element: page }], {
    initialEntries: [`${HUB}${place}`],
  })
  render(<RouterProvider router={router} />)
  return { calls, asked, queryClient, here: () => here.replace(HUB, ''), asking: () => asking }
}
