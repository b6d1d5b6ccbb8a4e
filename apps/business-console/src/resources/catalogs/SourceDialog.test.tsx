import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { openConsole } from '../../test/open-console.tsx'

afterEach(() => vi.unstubAllGlobals())

const catalog = {
  id: '5',
  name: 'Bowls',
  country: 'DE',
  language: 'de',
  currency: 'EUR',
  status: 'ACTIVE',
  product_count: 0,
  abilities: { can_edit: true, can_share: true },
}
const FEEDS = 'catalogs/5/feeds'

async function openDialog() {
  const { calls } = openConsole('catalogs/5/sources', { rows: { catalogs: [catalog], [FEEDS]: [] } })
  fireEvent.click((await screen.findAllByRole('button', { name: 'Add source' }))[0]!)
  await screen.findByRole('combobox', { name: 'Country' })
  return calls
}

const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })
const add = () => fireEvent.click(screen.getByRole('button', { name: 'Add' }))

it('a source begins with country and language of its catalog', async () => {
  const calls = await openDialog()
  expect(screen.getByRole('combobox', { name: 'Country' })).toHaveTextContent('Germany')
  expect(screen.getByRole('combobox', { name: 'Language' })).toHaveValue('German')
  type('Name', 'Main')
  add()
  await waitFor(() => expect(calls).toContain(`POST /v3/businesses/9/${FEEDS}`))
})

it('an address that the server refuses is said at its field, and the dialog stays', async () => {
  await openDialog()
  const served = fetch
  const refusal = { message: 'Invalid', errors: { url: 'Enter a full web address' } }
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    init?.method === 'POST' ? Promise.resolve(Response.json(refusal, { status: 422 })) : served(url, init),
  )
  type('Name', 'Main')
  type('File URL', 'foo')
  add()
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'File URL' })).toHaveAccessibleDescription(
      'Enter a full web address',
    ),
  )
})
