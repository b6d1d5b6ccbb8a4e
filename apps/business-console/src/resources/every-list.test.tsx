import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { contracts } from '@tessera/api-types/contracts'
import { ADMIN_PAGE_SIZE } from '@tessera/api-types/business/business-options'
import type { OperationName } from '@tessera/api-types/routes'
import { hubResources } from '../hub-resources.ts'
import { addressOf } from '../providers/data-provider.ts'
import { openConsole } from '../test/open-console.tsx'

afterEach(() => vi.unstubAllGlobals())

/** Pages that are no list of records: what they show has its own tests. */
const NO_LISTS = [
  'access',
  'ads',
  'analytics',
  'hierarchy',
  'settings',
  'storefront',
  'trends',
  'verified-merchant',
]
const lists = hubResources.filter(({ name }) => !NO_LISTS.includes(name)).map(({ name }) => name)

const camel = (name: string) => name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** A page without rows, as the contract of the list has it. */
function emptyPage(name: string): Response {
  const operation = `${camel(addressOf(name))}.list` as OperationName
  const { output } = contracts[operation]
  const { items } = output.parse({ items: [], total: 0, offset: 0 }) as { items: [] }
  return Response.json(items, { headers: { 'Content-Range': 'rows */0' } })
}

const failed = () => Response.json({ message: 'Out of order' }, { status: 500 })
const everything = { can_manage_clients: true }
const path = (name: string) => `/v3/businesses/9/${addressOf(name)}`

describe('B-2.76 each list of the hub', () => {
  it.each(lists)('of %s has a skeleton while it is read', async (name) => {
    openConsole(name, { rows: {}, lists: () => new Promise<Response>(() => undefined) }, everything)
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
    await waitFor(() =>
      expect(document.querySelector('[class*="RaPlaceholder"], .MuiSkeleton-root')).not.toBeNull(),
    )
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each(lists)('of %s says that it is empty', async (name) => {
    openConsole(name, { rows: {}, lists: () => emptyPage(name) }, everything)
    const heading = await screen.findByRole('heading', { level: 1 })
    expect(await screen.findByText(/ yet$|^No(body)? |^Nothing /)).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(heading).toBeVisible()
  })

  it.each(lists)('of %s says why it cannot be read, and reads it again by Retry', async (name) => {
    let isDown = true
    const asked: URL[] = []
    const answer = (url: URL) => (asked.push(url), isDown ? failed() : emptyPage(name))
    openConsole(name, { rows: {}, lists: answer }, everything)
    const problem = await screen.findByRole('alert')
    expect(within(problem).getByText('Out of order')).toBeVisible()
    const [first] = asked.filter(({ pathname }) => pathname === path(name))
    expect(first?.searchParams.get('range')).toBe(`[0,${ADMIN_PAGE_SIZE - 1}]`)
    isDown = false
    fireEvent.click(within(problem).getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(screen.queryByText('Out of order')).toBeNull())
  })
})
