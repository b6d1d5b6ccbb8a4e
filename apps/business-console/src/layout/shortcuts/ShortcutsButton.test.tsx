import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { AdminContext } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { EXPERIMENTS } from '@tessera/api-types/experiments/experiment-names'
import type { BusinessView } from '@tessera/api-types/business/views'
import { makeDataProvider } from '../../providers/data-provider.ts'
import { httpClient } from '../../providers/http-client.ts'
import { i18nProvider } from '../../providers/i18n-provider.ts'
import { BusinessContext } from '../../session/business-context.ts'
import { expectComplaint } from '../../test/expect-complaint.ts'
import { ConsoleNotification } from '../ConsoleNotification.tsx'
import { ShortcutsButton } from './ShortcutsButton.tsx'

afterEach(() => vi.unstubAllGlobals())

type Shortcut = { id: string; label: string; href: string }
const place = (name: string): Shortcut => ({ id: name, label: name, href: `/business/9/hub/${name}` })

interface Server {
  group?: string
  kept?: Shortcut[]
  refuses?: 'batch_read' | 'batch_upsert'
}

/** The console over a server that keeps what is sent to it. */
function open({ group = 'enabled', kept = [], refuses }: Server = {}) {
  const server = { kept, calls: [] as string[] }
  vi.stubGlobal('fetch', (url: string, { body }: { body?: string } = {}) => {
    server.calls.push(url)
    if (refuses && url.includes(refuses)) return Promise.resolve(Response.json({}, { status: 500 }))
    if (url.includes('batch_upsert')) {
      const { entities } = JSON.parse(String(body)) as {
        entities: [{ properties: { 'NAVBAR_CONFIG.customShortcuts': Shortcut[] } }]
      }
      server.kept = entities[0].properties['NAVBAR_CONFIG.customShortcuts']
    }
    const data = url.includes('experiments/groups')
      ? { [EXPERIMENTS.navigation]: group }
      : [{ properties: { NAVBAR_CONFIG: { customShortcuts: server.kept } } }]
    return Promise.resolve(Response.json({ data, resource_response: { data } }))
  })
  const business = { id: '9', name: 'Kiln', abilities: {} } as BusinessView
  render(
    <MemoryRouter initialEntries={['/business/9/hub/profiles?page=2']}>
      <AdminContext
        basename="/business/9/hub"
        dataProvider={makeDataProvider('9', httpClient)}
        i18nProvider={i18nProvider}
      >
        <BusinessContext value={{ userId: '7', business, businesses: [business] } as never}>
          <ShortcutsButton />
          <ConsoleNotification />
          <main>
            <h1>Profiles</h1>
          </main>
        </BusinessContext>
      </AdminContext>
    </MemoryRouter>,
  )
  return server
}

const openMenu = async () => fireEvent.click(await screen.findByRole('button', { name: 'Shortcuts' }))
const choose = async (name: string) => fireEvent.click(await screen.findByRole('menuitem', { name }))
const items = () => screen.getAllByRole('menuitem').map((item) => item.textContent)

it('B-1.07 B-2.64 B-4.81 the header lists what its reader saved, in their order', async () => {
  const server = open({ kept: [place('history'), place('people')] })
  await openMenu()
  await screen.findByText('history')
  expect(items()).toEqual(['history', 'people', 'Add current page', 'Edit shortcuts'])
  expect(screen.getByRole('menuitem', { name: 'people' })).toHaveAttribute('href', '/business/9/hub/people')
  expect(server.calls.filter((url) => url.includes('batch_read'))).toHaveLength(1)
})

it('B-4.80 a control group has no menu, and nothing is asked for', async () => {
  const server = open({ group: 'control' })
  await waitFor(() => expect(server.calls).toContain('/resource/ActivateExperimentResource/create/'))
  expect(screen.queryByRole('button', { name: 'Shortcuts' })).toBeNull()
  expect(server.calls.filter((url) => url.includes('entity_properties'))).toEqual([])
})

it('B-2.65 B-4.82 the current page is added with its address, once', async () => {
  const server = open()
  await openMenu()
  await choose('Add current page')
  await waitFor(() =>
    expect(server.kept).toEqual([
      { id: expect.any(String), label: 'Profiles', href: '/business/9/hub/profiles?page=2' },
    ]),
  )
  await openMenu()
  await choose('Add current page')
  expect(await screen.findByText('You already have this shortcut.')).toBeVisible()
  expect(server.calls.filter((url) => url.includes('batch_upsert'))).toHaveLength(1)
})

it('B-2.65 shortcuts are renamed, moved and removed by keyboard as by mouse', async () => {
  const server = open({ kept: [place('people'), place('history')] })
  await openMenu()
  await choose('Edit shortcuts')
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Move history up' }))
  await waitFor(() => expect(server.kept.map(({ label }) => label)).toEqual(['history', 'people']))
  expect(dialog.getByRole('button', { name: 'Move history down' })).toHaveFocus()
  const field = dialog.getByRole('textbox', { name: 'Name of people' })
  fireEvent.change(field, { target: { value: 'The team' } })
  fireEvent.blur(field)
  await waitFor(() => expect(server.kept.map(({ label }) => label)).toEqual(['history', 'The team']))
  fireEvent.click(dialog.getByRole('button', { name: 'Remove history' }))
  await waitFor(() => expect(server.kept.map(({ label }) => label)).toEqual(['The team']))
})

it('B-8.11 B-4.83 a refused save is taken back, and said', async () => {
  expectComplaint()
  open({ kept: [place('people')], refuses: 'batch_upsert' })
  await openMenu()
  await choose('Add current page')
  expect(await screen.findByText("We couldn't save your shortcuts. Try again.")).toBeVisible()
  await openMenu()
  expect(items()).toEqual(['people', 'Add current page', 'Edit shortcuts'])
})

it('B-8.11 where they cannot be read, the menu has its usual entries and nothing is saved over them', async () => {
  expectComplaint()
  open({ refuses: 'batch_read' })
  await openMenu()
  await waitFor(() => expect(items()).toEqual(['People', 'Ad accounts', 'Ads', 'Analytics']))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('a menu that closes takes the second half of a double click, and then is gone', async () => {
  const server = open({ kept: [place('people')] })
  await openMenu()
  const add = await screen.findByRole('menuitem', { name: 'Add current page' })
  fireEvent.click(add)
  expect(add).toBeInTheDocument()
  expect(add.closest('.MuiPaper-root')).toHaveStyle({ pointerEvents: 'none' })
  await waitFor(() => expect(add).not.toBeInTheDocument())
  await waitFor(() => expect(server.kept).toHaveLength(2))
})
