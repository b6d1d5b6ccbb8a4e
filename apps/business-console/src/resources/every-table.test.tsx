import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { contracts, type Contract } from '@tessera/api-types'
import { ADMIN_PAGE_SIZE } from '@tessera/api-types/business/business-options'
import { HIERARCHY_TABS } from '@tessera/api-types/hierarchy/hierarchy-tabs'
import { hubResources } from '../hub-resources.ts'
import { recordsAddress } from '../providers/data-provider.ts'
import { openConsole } from '../test/open-console.tsx'
import { sampleOfList, sampleRow } from '../test/sample-row.ts'

afterEach(() => vi.unstubAllGlobals())

interface Table {
  name: string
  place: string
  path: string
  contract: Contract
}

const lists = Object.values<Contract>(contracts).filter(({ route: { admin } }) => admin?.verb === 'list')
const DEEPER: Readonly<Record<string, string>> = {
  '9': 'node_id',
  '5': 'advertiser_id',
  '7': 'asset_group_id',
  '8': 'catalog_id',
}

/** The list that a resource of the console reads: ids in its address stand for the parameters of the route. */
function tableOf(place: string, resource = place, name = place): Table[] {
  const path = recordsAddress('9', resource)
  const address = path.replace(/^\/(v3\/businesses\/9|ads\/v4\/advertisers\/5)\//, '')
  const route = address.replaceAll(/\b\d+\b/g, (id) => `{${DEEPER[id]}}`)
  const contract = lists.find(({ route: { admin } }) => admin?.resource === route)
  return contract ? [{ name, place, path, contract }] : []
}

/** Each tab of a record with a table of its own, with the list that it reads. */
const RECORD_TABS = [
  ['asset-groups/7/ad-accounts', 'ad-accounts'],
  ['asset-groups/7/profiles', 'profiles'],
  ['asset-groups/7/people', 'asset-groups/7/employees'],
  ['asset-groups/7/partners', 'asset-groups/7/partners'],
  ['catalogs/8/people', 'catalogs/8/employees'],
  ['catalogs/8/people', 'catalogs/8/partners'],
  ['catalogs/8/sources', 'catalogs/8/feeds'],
  ['catalogs/8/runs', 'catalogs/8/runs'],
  ['catalogs/8/products', 'catalogs/8/products'],
] as const

const tables = [
  ...hubResources.flatMap(({ name }) => (name === 'hierarchy' ? [] : tableOf(name))),
  ...tableOf('invites/requests', 'requests'),
  ...tableOf('ads/5', 'advertisers/5/promotions'),
  ...HIERARCHY_TABS.flatMap((tab) => tableOf(`hierarchy/${tab}`, `hierarchy/9/${tab}`)),
  ...RECORD_TABS.flatMap(([place, resource]) => tableOf(place, resource, `${place}, ${resource}`)),
]

/** Pages of the menu that show figures or forms, and have no list of records. */
const NO_TABLE = ['access', 'analytics', 'settings', 'storefront', 'trends', 'verified-merchant']

const ROWS = 25
const RECORDS = {
  'asset-groups': [{ ...sampleRow('asset-groups'), id: '7' }],
  catalogs: [{ ...sampleRow('catalogs'), id: '8' }],
}
const NODE = { id: '9', status: 'ACTIVE', parent_business_id: null, business: { id: '9', name: 'Kiln' } }

type Answer = (url: URL) => Response

function open({ place, path, contract }: Table, instead?: Answer) {
  const sample = sampleOfList(contract)
  const rows = Array.from({ length: ROWS }, (_, index) => ({ ...sample, id: String(index + 1) }))
  const page = (url: URL) => {
    const [from = 0, to = 9] = JSON.parse(url.searchParams.get('range') ?? '[0,9]') as number[]
    return Response.json(rows.slice(from, to + 1), {
      headers: { 'Content-Range': `rows ${from}-${to}/${ROWS}` },
    })
  }
  const other = (url: URL) =>
    url.pathname.endsWith('/hierarchy-nodes')
      ? Response.json([{ ...sampleOfList(contracts['hierarchyNodes.list']), ...NODE }], {
          headers: { 'Content-Range': 'rows 0-0/1' },
        })
      : Response.json([], { headers: { 'Content-Range': 'rows */0' } })
  const lists = (url: URL) => (url.pathname === path ? (instead ?? page)(url) : other(url))
  const opened = openConsole(place, { rows: RECORDS, lists }, { can_manage_clients: true })
  const last = (param: string) =>
    JSON.parse(
      opened.asked.findLast(({ pathname }) => pathname === path)?.searchParams.get(param) ?? 'null',
    ) as unknown
  return { ...opened, last }
}

/** Whether the server sorts by a field. */
const isSorted = ({ input }: Contract, sort: unknown) =>
  !input.safeParse({ business_id: '9', sort }).error?.issues.some(({ path }) => path[0] === 'sort')

describe('B-2.76 the table of', () => {
  it('every place of the menu that lists records is here', () => {
    const covered = tables.map(({ place }) => place.split('/')[0])
    const names = hubResources.map(({ name }) => name)
    expect(names.filter((name) => !NO_TABLE.includes(name) && !covered.includes(name))).toEqual([])
    const deep = HIERARCHY_TABS.length + RECORD_TABS.length
    expect(tables).toHaveLength(names.length - NO_TABLE.length + deep)
  })

  // One table for three walks: drawing it takes most of their time.
  it.each(tables)(
    '$name sorts, turns its pages, and leads by keyboard wherever a press leads',
    async (table) => {
      expect.hasAssertions()
      const opened = open(table)
      await sortsByEachHead(table, opened)
      await turnsToItsSecondPage(opened)
      await leadsByKeyboard(opened)
    },
  )

  const deeper = tables.filter(({ place }) => place.includes('/'))
  it.each(deeper)('$name says why it cannot be read, and then that it is empty', async (table) => {
    let isDown = true
    open(table, () =>
      isDown
        ? Response.json({ message: 'Out of order' }, { status: 500 })
        : Response.json([], { headers: { 'Content-Range': 'rows */0' } }),
    )
    expect(await screen.findByText('Out of order')).toBeVisible()
    isDown = false
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    for (const text of await screen.findAllByText(/ yet$|^No(body)? |^Nothing /)) expect(text).toBeVisible()
    expect(screen.queryByText('Out of order')).toBeNull()
  })
})

type Opened = ReturnType<typeof open>

/** Each head that can be pressed sorts up and down, by what the server sorts by. */
async function sortsByEachHead({ contract }: Table, { last }: Opened) {
  const count = (await screen.findAllByRole('columnheader')).length
  const head = (index: number) => screen.getAllByRole('columnheader')[index] as HTMLElement
  const sorting = Array.from({ length: count }, (_, index) => index).filter((index) =>
    within(head(index)).queryByRole('button'),
  )
  expect(sorting.length).toBeGreaterThan(0)
  for (const index of sorting) {
    const press = async () => {
      await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
      fireEvent.click(within(head(index)).getByRole('button'))
    }
    await press()
    await waitFor(() => expect(head(index)).toHaveAttribute('aria-sort'))
    const first = last('sort')
    expect([first, isSorted(contract, first)]).toEqual([first, true])
    await press()
    await waitFor(() => expect(last('sort')).not.toEqual(first))
  }
}

/** The second page is asked for, and the number of rows is said. */
async function turnsToItsSecondPage({ last }: Opened) {
  fireEvent.click(await screen.findByRole('button', { name: 'Go to next page' }))
  await waitFor(() => expect(last('range')).toEqual([ADMIN_PAGE_SIZE, 2 * ADMIN_PAGE_SIZE - 1]))
  expect(await screen.findByText(`11-20 of ${ROWS}`)).toBeVisible()
}

/** Where a press on a row leads, a link in it leads as well. */
async function leadsByKeyboard({ here }: Opened) {
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
  const [, row] = screen.getAllByRole('row')
  const cell = within(row as HTMLElement)
    .getAllByRole('cell')
    .find(({ className }) => !/select/.test(className))
  const before = here()
  const links = within(row as HTMLElement).queryAllByRole('link')
  const ways = links.map((link) => {
    link.focus()
    return document.activeElement === link && link.getAttribute('href')
  })
  fireEvent.click(cell as HTMLElement)
  await Promise.resolve()
  if (here() !== before) expect(ways).toContain(`/business/9/hub/${here()}`)
  else expect(links.every((link) => link.tabIndex >= 0)).toBe(true)
}
