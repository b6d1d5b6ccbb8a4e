import { fireEvent, render, screen } from '@testing-library/react'
import { AdminContext, HttpError, SimpleForm, TextInput, testDataProvider } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { consoleTheme } from '../layout/console-theme.ts'
import { i18nProvider } from '../providers/i18n-provider.ts'
import { expectComplaint } from '../test/expect-complaint.ts'
import { RecordPage } from './RecordPage.tsx'

it('a record that was deleted while it was changed is said to be gone, with the way to its list', async () => {
  const record = { id: '7', name: 'Spring', version: 1 }
  const dataProvider = testDataProvider({
    getOne: () => Promise.resolve({ data: record as never }),
    update: () => Promise.reject(new HttpError('We couldn’t find that.', 404)),
  })
  render(
    <MemoryRouter>
      <AdminContext
        basename="/business/9/hub"
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        theme={consoleTheme}
      >
        <RecordPage resource="ad-accounts" id="7" listPath="ad-accounts" onSaved={() => undefined}>
          <SimpleForm>
            <TextInput source="name" label="Name" />
          </SimpleForm>
        </RecordPage>
      </AdminContext>
    </MemoryRouter>,
  )
  const name = await screen.findByRole('textbox', { name: 'Name' })
  fireEvent.change(name, { target: { value: 'Spring sale' } })
  expectComplaint()
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  const dialog = await screen.findByRole('dialog', { name: 'This no longer exists' })
  expect(dialog).toHaveTextContent('Someone deleted it')
  expect(screen.getByRole('link', { name: 'Back to the list' })).toHaveAttribute(
    'href',
    '/business/9/hub/ad-accounts',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(name).toHaveValue('Spring sale')
})
