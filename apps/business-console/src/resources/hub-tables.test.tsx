import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { hubResources } from '../hub-resources.ts'
import { i18nProvider } from '../providers/i18n-provider.ts'
import { openConsole } from '../test/open-console.tsx'
import { sampleRow } from '../test/sample-row.ts'

afterEach(() => vi.unstubAllGlobals())

/** Lists whose resource or address has another name than the place in the menu. */
const ELSEWHERE: Readonly<Record<string, { list?: string; place?: string }>> = {
  people: { list: 'employees' },
  requests: { place: 'invites/requests' },
}
const can = { can_manage_clients: true }
/** Lists of a view or of some days: nothing in them is not the same as none at all. */
const NEVER_WHOLE = ['audiences', 'history', 'invoices']
const listOf = (table: string) => ELSEWHERE[table]?.list ?? table
const placeOf = (table: string) => ELSEWHERE[table]?.place ?? table
const path = (table: string) => `/v3/businesses/9/${listOf(table)}`

const rows = new Map(
  [...hubResources.map(({ name }) => name), 'requests'].flatMap((table) => {
    const row = sampleRow(listOf(table))
    return row ? [[table, row] as const] : []
  }),
)

const listed = (table: string) =>
  Response.json([rows.get(table)], { headers: { 'Content-Range': 'rows 0-0/1' } })
const refused = () => Response.json({ message: 'Out of order' }, { status: 500 })

describe('a table of the hub', () => {
  it('comes with rows for every list of records', () => {
    const some = ['people', 'partners', 'invites', 'requests', 'ad-accounts', 'asset-groups', 'profiles']
    expect([...rows.keys()]).toEqual(expect.arrayContaining([...some, 'catalogs', 'tags', 'invoices']))
  })

  it.each([...rows.keys()])(
    'B-3.01 B-3.30 %s waits for its rows, says why there are none, and has them by Retry',
    async (table) => {
      let asked = 0
      let answer: () => Response = refused
      let begin: () => void = () => undefined
      const begun = new Promise<void>((resolve) => (begin = resolve))
      const next = async () => ((asked += 1), await begun, answer())
      openConsole(placeOf(table), { rows: {}, answers: { [path(table)]: next } }, can)
      await waitFor(() => expect(asked).toBeGreaterThan(0))
      expect(screen.queryByText('Lamps')).toBeNull()
      expect(screen.queryByRole('alert')).toBeNull()
      begin()
      expect(await screen.findByText('Out of order')).toBeVisible()
      answer = () => listed(table)
      fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
      expect((await screen.findAllByText('Lamps'))[0]).toBeVisible()
      await waitFor(() => expect(screen.queryByText('Out of order')).toBeNull())
    },
  )

  it.each([...rows.keys()].filter((table) => !NEVER_WHOLE.includes(table)))(
    'B-3.01 %s says that it has no rows',
    async (table) => {
      const none = () => Response.json([], { headers: { 'Content-Range': 'rows */0' } })
      openConsole(placeOf(table), { rows: {}, answers: { [path(table)]: none } }, can)
      const title = `resources.${table}.empty`
      expect(i18nProvider.translate(title)).not.toBe(title)
      expect(await screen.findByText(i18nProvider.translate(title))).toBeVisible()
      expect(screen.queryByRole('alert')).toBeNull()
    },
  )

  it.each(['people', 'partners', 'asset-groups', 'profiles', 'catalogs'])(
    'B-3.01 a record of %s is held by its id: its page has it while it is read again',
    async (table) => {
      const answers = [Response.json(rows.get(table))]
      const later = new Promise<Response>(() => undefined)
      const { calls } = openConsole(table, {
        rows: {},
        answers: { [path(table)]: () => listed(table), [`${path(table)}/1`]: () => answers.shift() ?? later },
      })
      const open = async () => {
        fireEvent.click((await screen.findAllByRole('link', { name: /Lamps$/ }))[0]!)
        expect(await screen.findByRole('heading', { level: 1, name: 'Lamps' })).toBeVisible()
      }
      await open()
      fireEvent.click(screen.getByRole('link', { name: 'Back to the list' }))
      await open()
      await waitFor(() => expect(calls.filter((call) => call === `GET ${path(table)}/1`)).toHaveLength(2))
    },
  )

  it('B-3.30 permissions of a person wait, say why they cannot be read, and are there by Retry', async () => {
    const account = { id: '5', name: 'Summer', roles: ['ANALYST'], permissions: ['ANALYST'], ends_at: null }
    const granted_by = [{ type: 'DIRECT', id: null, name: null, permissions: ['ANALYST'], ends_at: null }]
    const person = { ...rows.get('people'), adAccounts: [{ ...account, granted_by }] }
    const answers = [refused(), Response.json(person)]
    openConsole('people/1', {
      rows: {},
      answers: { '/v3/businesses/9/employees/1': () => answers.shift() ?? refused() },
    })
    expect(await screen.findByText('Out of order')).toBeVisible()
    expect(screen.queryByText('Analyst')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Analyst')).toBeVisible()
  })
})
