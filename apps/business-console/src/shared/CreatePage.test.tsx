import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import {
  AdminContext,
  HttpError,
  Notification,
  ResourceContextProvider,
  TextInput,
  testDataProvider,
} from 'react-admin'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, it } from 'vitest'
import { consoleTheme } from '../layout/console-theme.ts'
import { i18nProvider } from '../providers/i18n-provider.ts'
import { expectComplaint } from '../test/expect-complaint.ts'
import { CreatePage } from './CreatePage.tsx'

const Place = () => <output aria-label="Place">{useLocation().pathname}</output>

function show(create: (data: object) => Promise<unknown>, next?: 'record') {
  const sent: object[] = []
  const dataProvider = testDataProvider({
    create: (_resource, { data }) => {
      sent.push(data)
      return create(data) as Promise<never>
    },
  })
  render(
    <MemoryRouter>
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
    </MemoryRouter>,
  )
  fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'Spring' } })
  fireEvent.click(screen.getByRole('button', { name: 'Create ad account' }))
  return sent
}

const expectArrivalAt = (path: string) =>
  waitFor(() => expect(screen.getByLabelText('Place')).toHaveTextContent(path), { timeout: 10_000 })

const made = () => Promise.resolve({ data: { id: '7', name: 'Spring' } })

it('a new record is sent with its defaults, said to be there, and found in the list', async () => {
  const sent = show(made)
  await expectArrivalAt('/business/9/hub/ad-accounts')
  expect(sent).toEqual([{ name: 'Spring', currency: 'USD' }])
  expect(await screen.findByText(/Spring/)).toBeVisible()
})

it('where it has more to say, its own page comes next', async () => {
  show(made, 'record')
  await expectArrivalAt('/business/9/hub/ad-accounts/7')
})

it('a refusal leaves the form as it was', async () => {
  expectComplaint()
  show(() => Promise.reject(new HttpError('You have enough of them.', 403)))
  expect(await screen.findByText('You have enough of them.')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Spring')
  expect(screen.getByLabelText('Place')).toHaveTextContent(/^\/$/)
})
