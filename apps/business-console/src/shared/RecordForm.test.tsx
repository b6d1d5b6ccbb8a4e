import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { AdminContext, HttpError, SaveButton, TextInput, testDataProvider, useRefresh } from 'react-admin'
import { createMemoryRouter, Link, RouterProvider, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { consoleTheme } from '../layout/console-theme.ts'
import { i18nProvider } from '../providers/i18n-provider.ts'
import { expectComplaint } from '../test/expect-complaint.ts'
import { RecordForm } from './RecordForm.tsx'
import { RecordPage } from './RecordPage.tsx'

const confirm = vi.fn(() => false)
beforeEach(() => vi.stubGlobal('confirm', confirm.mockClear()))
afterEach(() => vi.unstubAllGlobals())

function Fields() {
  const refresh = useRefresh()
  return (
    <RecordForm>
      <TextInput source="name" label="Name" />
      <TextInput source="about" label="About" />
      <SaveButton />
      <button type="button" onClick={refresh}>
        Read anew
      </button>
    </RecordForm>
  )
}

function Page({ onSaved }: { onSaved?: string }) {
  const navigate = useNavigate()
  const lead = () => onSaved && void navigate(onSaved)
  return (
    <RecordPage resource="groups" id="7" listPath="groups" onSaved={lead}>
      <Fields />
      <Link to="/elsewhere">Leave</Link>
    </RecordPage>
  )
}

const stale = new HttpError('Someone changed this.', 409, { code: 'STALE_RECORD' })

const taken = new HttpError('Check the fields.', 422, { errors: { name: 'This name is taken.' } })

/** A server with one record, which trims names as ours does. */
function show({ onSaved }: { onSaved?: string } = {}) {
  const record = { id: '7', name: 'Spring', about: '', version: 1 }
  const dataProvider = testDataProvider({
    getOne: () => Promise.resolve({ data: { ...record } as never }),
    update: (_resource, { data, previousData }) => {
      if ((data.version ?? previousData?.version) !== record.version) return Promise.reject(stale)
      if (data.name === 'Winter') return Promise.reject(taken)
      Object.assign(record, { name: String(data.name).trim(), version: record.version + 1 })
      return Promise.resolve({ data: { ...record } as never })
    },
  })
  const page = (
    <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} theme={consoleTheme}>
      <Page {...(onSaved && { onSaved })} />
    </AdminContext>
  )
  const routes = [
    { path: '/groups/7', element: page },
    { path: '/elsewhere', element: <h1>Elsewhere</h1> },
  ]
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/groups/7'] })} />)
  return record
}

const field = (name: string) => screen.findByRole('textbox', { name })

it('shows what was saved, and lets go of it without a question', async () => {
  show()
  fireEvent.change(await field('Name'), { target: { value: 'Early spring ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(async () => expect(await field('Name')).toHaveValue('Early spring'))
  fireEvent.click(screen.getByRole('link', { name: 'Leave' }))
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible()
  expect(confirm).not.toHaveBeenCalled()
})

it('leads on once it was saved, without a question', async () => {
  show({ onSaved: '/elsewhere' })
  fireEvent.change(await field('Name'), { target: { value: 'Early spring' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible()
  expect(confirm).not.toHaveBeenCalled()
})

it('keeps what was typed when the record is read anew, and shows what else changed', async () => {
  const record = show()
  fireEvent.change(await field('Name'), { target: { value: 'Early spring' } })
  Object.assign(record, { name: 'Late spring', about: 'From April on', version: 2 })
  fireEvent.click(screen.getByRole('button', { name: 'Read anew' }))
  await waitFor(async () => expect(await field('About')).toHaveValue('From April on'))
  expect(await field('Name')).toHaveValue('Early spring')
  fireEvent.click(screen.getByRole('link', { name: 'Leave' }))
  await waitFor(() => expect(confirm).toHaveBeenCalledOnce())
  expect(await field('Name')).toHaveValue('Early spring')
})

it('lets go of what was typed where somebody else was faster and it is discarded', async () => {
  const record = show()
  fireEvent.change(await field('Name'), { target: { value: 'Early spring' } })
  Object.assign(record, { name: 'Late spring', version: 2 })
  expectComplaint()
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Discard my changes' }))
  await waitFor(async () => expect(await field('Name')).toHaveValue('Late spring'))
})

it('keeps what was typed where somebody else was faster and it is edited on, also when the record is read anew', async () => {
  const record = show()
  fireEvent.change(await field('Name'), { target: { value: 'Early spring' } })
  Object.assign(record, { name: 'Late spring', about: 'From April on', version: 2 })
  expectComplaint()
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Keep editing' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Read anew' }))
  await waitFor(async () => expect(await field('About')).toHaveValue('From April on'))
  expect(await field('Name')).toHaveValue('Early spring')
})

it('marks the field that is at fault in what is saved over a newer record', async () => {
  const record = show()
  fireEvent.change(await field('Name'), { target: { value: 'Winter' } })
  Object.assign(record, { name: 'Late spring', version: 2 })
  expectComplaint()
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expectComplaint()
  fireEvent.click(await screen.findByRole('button', { name: 'Save my changes' }))
  await waitFor(async () => expect(await field('Name')).toHaveAccessibleDescription('This name is taken.'))
})
