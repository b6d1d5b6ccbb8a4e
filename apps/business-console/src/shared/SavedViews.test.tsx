import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import {
  AdminContext,
  localStorageStore,
  ResourceContextProvider,
  testDataProvider,
  type GetListParams,
} from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { ConsoleNotification } from '../layout/ConsoleNotification.tsx'
import { i18nProvider } from '../providers/i18n-provider.ts'
import { expectComplaint } from '../test/expect-complaint.ts'
import { HubList } from './HubList.tsx'
import { HubTable } from './HubTable.tsx'
import { searchInput } from './search-input.tsx'

// The first click waits for no file.
beforeAll(() => import('./SavedViews.tsx'))
afterEach(() => localStorage.clear())

function open() {
  // The inputs of react-admin hand on a property that the DOM does not know.
  expectComplaint()
  const getList = vi.fn((_resource: string, _params: GetListParams) =>
    Promise.resolve({ data: [{ id: 1, name: 'Summer' }], total: 1 }),
  )
  const { unmount } = render(
    <MemoryRouter>
      <AdminContext
        dataProvider={testDataProvider({ getList: getList as never })}
        i18nProvider={i18nProvider}
        store={localStorageStore()}
      >
        <ResourceContextProvider value="ad-accounts">
          <HubList
            filters={[searchInput('Search ad accounts')]}
            sort={{ field: 'name', order: 'ASC' }}
            empty={<p>None</p>}
          >
            <HubTable columns={[{ source: 'name' }]} />
          </HubList>
          <ConsoleNotification />
        </ResourceContextProvider>
      </AdminContext>
    </MemoryRouter>,
  )
  const asked = () => getList.mock.lastCall?.[1]
  return { asked, unmount }
}

const views = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Views' }))
  return screen.findByRole('menu', undefined, { timeout: 5_000 })
}

const search = async (words: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name: 'Search ad accounts' }), {
    target: { value: words },
  })

async function saveAs(name: string) {
  fireEvent.click(within(await views()).getByRole('menuitem', { name: 'Save this view' }))
  const naming = await screen.findByRole('dialog', { name: 'Save this view' })
  fireEvent.change(within(naming).getByRole('textbox', { name: /Name/ }), { target: { value: name } })
  fireEvent.click(within(naming).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(naming).not.toBeInTheDocument())
}

it('what a table shows is saved by a name, shown again, also at the next visit, deleted and brought back', async () => {
  const { asked, unmount } = open()
  expect(await views()).toHaveTextContent('No saved views yet')
  fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' })
  await search('summer')
  await waitFor(() => expect(asked()?.filter).toEqual({ q: 'summer' }))
  await saveAs(' Beach ')
  unmount()

  const again = open()
  await waitFor(() => expect(again.asked()?.filter).toEqual({}))
  fireEvent.click(within(await views()).getByRole('menuitem', { name: 'Beach' }))
  await waitFor(() => expect(again.asked()?.filter).toEqual({ q: 'summer' }))

  fireEvent.click(within(await views()).getByRole('menuitem', { name: 'Delete view “Beach”' }))
  expect(within(await views()).queryByRole('menuitem', { name: 'Beach' })).toBeNull()
  fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' })
  expect(await screen.findByText('View “Beach” deleted')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(within(await views()).getByRole('menuitem', { name: 'Beach' })).toBeInTheDocument()
})

it('a view of the same name takes the place of the earlier one', async () => {
  const { asked } = open()
  for (const words of ['summer', 'winter']) {
    await search(words)
    await waitFor(() => expect(asked()?.filter).toEqual({ q: words }))
    await saveAs('Season')
  }
  expect(within(await views()).getAllByRole('menuitem', { name: 'Season' })).toHaveLength(1)
  fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' })
  await search('spring')
  await waitFor(() => expect(asked()?.filter).toEqual({ q: 'spring' }))
  fireEvent.click(within(await views()).getByRole('menuitem', { name: 'Season' }))
  await waitFor(() => expect(asked()?.filter).toEqual({ q: 'winter' }))
})

async function rename(from: string, to: string) {
  fireEvent.click(within(await views()).getByRole('menuitem', { name: `Rename view “${from}”` }))
  const naming = await screen.findByRole('dialog', { name: `Rename view “${from}”` })
  const field = within(naming).getByRole('textbox', { name: /Name/ })
  expect(field).toHaveValue(from)
  fireEvent.change(field, { target: { value: to } })
  fireEvent.click(within(naming).getByRole('button', { name: 'Save' }))
  return { naming, field }
}

it('the view that is shown is given another name, which no other view of the table has', async () => {
  const { asked } = open()
  for (const words of ['summer', 'winter']) {
    await search(words)
    await waitFor(() => expect(asked()?.filter).toEqual({ q: words }))
    await saveAs(words)
  }
  const { naming, field } = await rename('winter', ' summer ')
  expect(field).toBeInvalid()
  expect(naming).toHaveTextContent('You already have a view with this name.')
  fireEvent.change(field, { target: { value: ' Snow ' } })
  expect(field).toBeValid()
  fireEvent.click(within(naming).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(naming).not.toBeInTheDocument())
  const names = within(await views())
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent)
  expect(names.slice(0, 2)).toEqual(['Snow', 'summer'])
  fireEvent.click(screen.getByRole('menuitem', { name: 'summer' }))
  await waitFor(() => expect(asked()?.filter).toEqual({ q: 'summer' }))
  fireEvent.click(within(await views()).getByRole('menuitem', { name: 'Snow' }))
  await waitFor(() => expect(asked()?.filter).toEqual({ q: 'winter' }))
})

it('the second of two quick clicks on Save meets the dialog, not the row below it', async () => {
  open()
  await search('summer')
  fireEvent.click(within(await views()).getByRole('menuitem', { name: 'Save this view' }))
  const naming = await screen.findByRole('dialog', { name: 'Save this view' })
  fireEvent.change(within(naming).getByRole('textbox', { name: /Name/ }), { target: { value: 'Mine' } })
  const save = within(naming).getByRole('button', { name: 'Save' })
  fireEvent.click(save)
  expect(naming).toBeInTheDocument()
  fireEvent.click(save)
  await waitFor(() => expect(naming).not.toBeInTheDocument())
  expect(within(await views()).getAllByRole('menuitem', { name: 'Mine' })).toHaveLength(1)
})
