import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import './CatalogPage.tsx' // here before it is asked for
import { openConsole } from '../../test/open-console.tsx'
import { sampleRow } from '../../test/sample-row.ts'

afterEach(() => vi.unstubAllGlobals())

const catalog = {
  ...sampleRow('catalogs'),
  id: '5',
  name: 'Bowls',
  owner_business: { id: '9', name: 'Kiln' },
  abilities: { can_edit: true, can_share: true },
}
const group = {
  id: '8',
  catalog_id: '5',
  name: 'Bowls',
  filters: [],
  product_count: 12,
  abilities: { can_edit: true },
}
const feed = { id: '8', name: 'Bowls', format: 'CSV', url: null, schedule: 'NONE', is_active: true }

/** Opens the dialog of a record named Bowls and renames it, after a colleague called it Plates. */
async function renameLate(tab: string, rows: object, inMenu: boolean) {
  openConsole(`catalogs/5/${tab}`, {
    rows: { catalogs: [catalog], ...rows },
    answers: { '/v3/businesses/9/catalogs/5/product_groups/count/': { data: { product_count: 3 } } },
  })
  const edit = inMenu
    ? within(await screen.findByRole('row', { name: /Bowls/ })).getByRole('button')
    : await screen.findByRole('button', { name: 'Edit catalog' })
  fireEvent.click(edit)
  if (inMenu) fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const dialog = within(await screen.findByRole('dialog'))
  const bodies: { name?: string; seen?: { name: string } }[] = []
  const served = fetch
  vi.stubGlobal('fetch', async (given: string | Request, init: RequestInit = {}) => {
    if (!init.body || !/PUT|PATCH/.test(init.method ?? '')) {
      const response = await served(given, init)
      const isRecord = /\/(5|8)$/.test(String(given))
      return isRecord ? Response.json({ ...(await response.json()), name: 'Plates' }) : response
    }
    const body = JSON.parse(String(init.body)) as (typeof bodies)[number]
    bodies.push(body)
    if (body.seen?.name === 'Plates') return served(given, init)
    const stale = { code: 'STALE_RECORD', message: 'Someone else changed this while you were editing.' }
    return Response.json(stale, { status: 409 })
  })
  fireEvent.change(dialog.getByRole('textbox', { name: /^Name/ }), { target: { value: 'Cups' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findByRole('dialog', { name: 'Someone else changed this' })
  return bodies
}

const dialogs: [string, string, object, boolean][] = [
  ['a product group', 'groups', { 'product-groups': [group] }, true],
  ['a source', 'sources', { 'catalogs/5/feeds': [feed] }, true],
  ['a catalog', 'sources', { 'catalogs/5/feeds': [] }, false],
]

it.each(dialogs)('who changes %s second may save over the newer one', async (_what, ...place) => {
  const bodies = await renameLate(...place)
  fireEvent.click(screen.getByRole('button', { name: 'Save my changes' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(bodies).toMatchObject([
    { name: 'Cups', seen: { name: 'Bowls' } },
    { name: 'Cups', seen: { name: 'Plates' } },
  ])
})

it.each(dialogs)('who changes %s second may leave the newer one', async (_what, ...place) => {
  const bodies = await renameLate(...place)
  fireEvent.click(screen.getByRole('button', { name: 'Discard my changes' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(bodies).toHaveLength(1)
})

it.each(dialogs)('who changes %s second may go on with it', async (_what, ...place) => {
  await renameLate(...place)
  fireEvent.click(screen.getByRole('button', { name: 'Keep editing' }))
  expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveValue('Cups')
})
