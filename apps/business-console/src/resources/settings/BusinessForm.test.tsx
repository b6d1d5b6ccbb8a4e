import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { AdminContext, HttpError, testDataProvider } from 'react-admin'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import type { BusinessView } from '@tessera/api-types/business/views'
import { consoleTheme } from '../../layout/console-theme.ts'
import { i18nProvider } from '../../providers/i18n-provider.ts'
import { BusinessContext, type ActingBusiness } from '../../session/business-context.ts'
import { expectComplaint } from '../../test/expect-complaint.ts'
import { BusinessForm } from './BusinessForm.tsx'

const kiln = {
  id: '9',
  version: 1,
  name: 'Kiln',
  vertical: 'PETS',
  country: 'DE',
  website: null,
  contact_email: null,
  currency: 'EUR',
} as BusinessView

const stale = new HttpError('Someone changed this.', 409, { code: 'STALE_RECORD' })

const run = vi.fn<(name: string, input: Record<string, unknown>) => Promise<object>>()
beforeEach(() => run.mockReset())

/** The form, over a business that can be read anew as somebody else left it. */
function open() {
  const dataProvider = { ...testDataProvider(), run }
  let read: (changes: Partial<BusinessView>) => void = () => undefined
  function Page() {
    const [business, setBusiness] = useState(kiln)
    read = (changes) => setBusiness({ ...business, ...changes })
    return (
      <BusinessContext value={{ business, reload: () => undefined } as ActingBusiness}>
        <BusinessForm />
      </BusinessContext>
    )
  }
  const page = (
    <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} theme={consoleTheme}>
      <Page />
    </AdminContext>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />)
  return (changes: Partial<BusinessView>) => act(() => read(changes))
}

const field = (name: string) => screen.findByRole('textbox', { name })
const type = async (name: string, value: string) => fireEvent.change(await field(name), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save changes' }))

it('what was typed stays when another admin has saved meanwhile, and what they saved is shown', async () => {
  const read = open()
  await type('Contact email', 'ads@kiln.test')
  read({ version: 2, name: 'Kiln & Clay' })
  expect(await screen.findByDisplayValue('Kiln & Clay')).toBeInTheDocument()
  expect(await field('Contact email')).toHaveValue('ads@kiln.test')
})

it('what was refused for a newer business stays, and what was saved is shown as it was saved', async () => {
  expectComplaint()
  const read = open()
  await type('Contact email', 'ads@kiln.test')
  run.mockRejectedValueOnce(stale)
  save()
  fireEvent.click(await screen.findByRole('button', { name: 'Keep editing' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  read({ version: 2, name: 'Kiln & Clay' })
  expect(await field('Contact email')).toHaveValue('ads@kiln.test')
  run.mockResolvedValueOnce({})
  save()
  await waitFor(() =>
    expect(run).toHaveBeenLastCalledWith('business.update', expect.objectContaining({ version: 2 })),
  )
  read({ version: 3, contact_email: 'ads@kiln.example' })
  expect(await screen.findByDisplayValue('ads@kiln.example')).toBeInTheDocument()
})

it('what is wrong with a field that is saved over a newer business is said at the field', async () => {
  expectComplaint()
  expectComplaint()
  open()
  await type('Contact email', 'ads@kiln.test')
  const faulty = new HttpError('Invalid', 422, { errors: { contact_email: 'Use another address' } })
  run.mockRejectedValueOnce(stale).mockResolvedValueOnce({ version: 2 }).mockRejectedValueOnce(faulty)
  save()
  fireEvent.click(await screen.findByRole('button', { name: 'Save my changes' }))
  await waitFor(async () =>
    expect(await field('Contact email')).toHaveAccessibleDescription('Use another address'),
  )
  expect(run).toHaveBeenLastCalledWith('business.update', expect.objectContaining({ version: 2 }))
})
