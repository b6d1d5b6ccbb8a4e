import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import {
  AdminContext,
  HttpError,
  Notification,
  ResourceContextProvider,
  TextInput,
  testDataProvider,
} from 'react-admin'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { consoleTheme } from '../layout/console-theme.ts'
import { i18nProvider } from '../providers/i18n-provider.ts'
import { expectComplaint } from '../test/expect-complaint.ts'
import { CreatePage } from './CreatePage.tsx'

const confirm = vi.fn(() => false)
beforeEach(() => vi.stubGlobal('confirm', confirm.mockClear()))

const HERE = '/business/9/hub/ad-accounts/create'

const Place = () => <output aria-label="Place">{useLocation().pathname}</output>

function show(create: (data: object) => Promise<unknown>, next?: 'record') {
  const sent: object[] = []
  const dataProvider = testDataProvider({
    create: (_resource, { data }) => {
      sent.push(data)
      return create(data) as Promise<never>
    },
  })
  const page = (
    <AdminContext
      basename="/business/9/hub"
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      theme={consoleTheme}
    >
      <ResourceContextProvider value="ad-accounts">
        <CreatePage
          resource="ad-accounts"
          created="resources.ad-accounts.created"
          defaultValues={{ name: '', currency: 'USD' }}
          {...(next && { next })}
        >
          <TextInput source="name" label="Name" />
        </CreatePage>
      </ResourceContextProvider>
      <Notification />
      <Place />
    </AdminContext>
  )
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [HERE] })
  render(<RouterProvider router={router} />)
  fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'Spring' } })
  return { sent, router }
}

function send(...given: Parameters<typeof show>) {
  const shown = show(...given)
  fireEvent.click(screen.getByRole('button', { name: 'Create ad account' }))
  return shown
}

const expectArrivalAt = (path: RegExp) =>
  waitFor(() => expect(screen.getByLabelText('Place')).toHaveTextContent(path), { timeout: 10_000 })

const made = () => Promise.resolve({ data: { id: '7', name: 'Spring' } })

it('a new record is sent with its defaults, said to be there, and found in the list', async () => {
  const { sent } = send(made)
  await expectArrivalAt(/ad-accounts$/)
  expect(confirm).not.toHaveBeenCalled()
  expect(sent).toEqual([{ name: 'Spring', currency: 'USD' }])
  expect(await screen.findByText(/Spring/)).toBeVisible()
})

it('where it has more to say, its own page comes next', async () => {
  send(made, 'record')
  await expectArrivalAt(/ad-accounts\/7$/)
})

it('a refusal leaves the form as it was, and still guards it', async () => {
  expectComplaint()
  const { router } = send(() => Promise.reject(new HttpError('You have enough of them.', 403)))
  expect(await screen.findByText('You have enough of them.')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Spring')
  expect(screen.getByLabelText('Place')).toHaveTextContent(HERE)
  await act(() => router.navigate('/business/9/hub/people'))
  await waitFor(() => expect(confirm).toHaveBeenCalledOnce())
  expect(screen.getByLabelText('Place')).toHaveTextContent(HERE)
})

it('what was typed is not left behind unasked', async () => {
  const { router } = show(made)
  await act(() => router.navigate('/business/9/hub/people'))
  await waitFor(() => expect(confirm).toHaveBeenCalledOnce())
  expect(screen.getByLabelText('Place')).toHaveTextContent(HERE)
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Spring')
})
