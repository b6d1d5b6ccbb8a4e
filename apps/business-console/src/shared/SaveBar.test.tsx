import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useFieldArray } from 'react-hook-form'
import { AdminContext, ResourceContextProvider, TextInput, testDataProvider } from 'react-admin'
import { expect, it } from 'vitest'
import { consoleTheme } from '../layout/console-theme.ts'
import { i18nProvider } from '../providers/i18n-provider.ts'
import { RecordForm } from './RecordForm.tsx'
import { SaveBar } from './SaveBar.tsx'

const record = { id: '7', steps: [{ text: 'Fold' }, { text: 'Cut' }] }

function Steps() {
  const { fields, append, remove } = useFieldArray({ name: 'steps' })
  return (
    <>
      <button type="button" onClick={() => append({ text: 'Glue' })}>
        Add
      </button>
      <button type="button" onClick={() => remove(fields.length - 1)}>
        Remove
      </button>
    </>
  )
}

const show = () =>
  render(
    <AdminContext dataProvider={testDataProvider()} i18nProvider={i18nProvider} theme={consoleTheme}>
      <ResourceContextProvider value="groups">
        <RecordForm record={record} onSubmit={() => undefined}>
          <TextInput source="steps.0.text" label="First step" />
          <Steps />
          <SaveBar />
        </RecordForm>
      </ResourceContextProvider>
    </AdminContext>,
  )

const bar = () => screen.queryByRole('button', { name: 'Discard' })

it('the bar goes once a list is again what it was', async () => {
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Add' }))
  await waitFor(() => expect(bar()).toBeVisible())
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(bar()).toBeNull())
})

it('while the bar is there, the page scrolls a field above it', async () => {
  show()
  const first = await screen.findByLabelText('First step')
  expect(getComputedStyle(document.documentElement).scrollPaddingBottom).not.toBe('88px')
  fireEvent.change(first, { target: { value: 'Fold twice' } })
  await waitFor(() => expect(bar()).toBeVisible())
  expect(getComputedStyle(document.documentElement).scrollPaddingBottom).toBe('88px')
})
