import { configure, fireEvent, render, screen, within } from '@testing-library/react'
import { AdminContext, HttpError, testDataProvider } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import type { LeadFormView, LeadView } from '@tessera/api-types/ads/lead-form-contracts'
import type { PromotionView } from '@tessera/api-types/ads/views'
import { contracts } from '@tessera/api-types'
import { consoleTheme } from '../../layout/console-theme.ts'
import type { ConsoleDataProvider } from '../../providers/data-provider.ts'
import { i18nProvider, loadLeadFormTexts } from '../../providers/i18n-provider.ts'
import { expectComplaint } from '../../test/expect-complaint.ts'
import { sampleOfList } from '../../test/sample-row.ts'
import { PromotionLeads } from './PromotionLeads.tsx'

configure({ asyncUtilTimeout: 8000 })

const form: LeadFormView = {
  title: 'Glazing courses',
  questions: { full_name: 'OPTIONAL', email: 'REQUIRED', phone_number: 'OFF', zip_code: 'OFF' },
  privacy_url: 'https://kiln.test/privacy',
  consent: 'Kiln may write to me.',
  thank_you: 'Thanks!',
  is_on: true,
}
const lead: LeadView = {
  id: '1',
  sent_at: '2026-11-02T10:00:00.000Z',
  full_name: 'Ada Moss',
  email: 'ada@tessera.test',
  phone_number: null,
  zip_code: null,
  consent: form.consent,
  privacy_url: form.privacy_url,
}

await loadLeadFormTexts()

function open(
  stored: LeadFormView | null,
  { update, canEdit = true }: { update?: () => Promise<unknown>; canEdit?: boolean } = {},
) {
  const run = vi.fn((name: string) =>
    name === 'leadForms.update' ? (update?.() ?? Promise.resolve(form)) : Promise.resolve(stored),
  )
  const getList = vi.fn((_resource: string) => Promise.resolve({ data: [lead] as never[], total: 1 }))
  const provider = { ...testDataProvider({ getList }), run: run as unknown as ConsoleDataProvider['run'] }
  const abilities = { can_edit: canEdit, can_pause: true, can_resume: false, can_see_leads: true }
  const sample = sampleOfList(contracts['promotions.list']) as unknown as PromotionView
  render(
    <MemoryRouter>
      <AdminContext theme={consoleTheme} dataProvider={provider} i18nProvider={i18nProvider}>
        <PromotionLeads promotion={{ ...sample, id: '7', advertiser_id: '5', abilities }} />
      </AdminContext>
    </MemoryRouter>,
  )
  return { run, getList }
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } })

it('a promotion without a form is offered one, which is saved as it was typed', async () => {
  const { run } = open(null)
  fireEvent.click(await screen.findByRole('button', { name: 'Add a lead form' }))
  type('Title', 'Glazing courses')
  type('Privacy policy URL', form.privacy_url)
  type('What people agree to', form.consent)
  type('Thank-you message', form.thank_you)
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() =>
    expect(run).toHaveBeenCalledWith(
      'leadForms.update',
      expect.objectContaining({ advertiser_id: '5', id: '7', ...form }),
    ),
  )
})

it('leads are listed and exported below the form, which is switched off there', async () => {
  const { run, getList } = open(form)
  const leads = await screen.findByRole('region', { name: 'Leads' })
  expect(await within(leads).findByText('ada@tessera.test')).toBeInTheDocument()
  expect(getList.mock.calls[0]?.[0]).toBe('advertisers/5/promotions/7/leads')
  fireEvent.click(screen.getByRole('switch', { name: 'Show the form with this ad' }))
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() =>
    expect(run).toHaveBeenCalledWith('leadForms.update', {
      advertiser_id: '5',
      id: '7',
      ...form,
      is_on: false,
      seen: form,
    }),
  )
})

it('what is refused is shown at its field, and what was typed stays', async () => {
  expectComplaint()
  const errors = { privacy_url: 'Enter a full web address, such as https://example.com.' }
  open(form, { update: () => Promise.reject(new HttpError('No.', 422, { errors })) })
  await screen.findByRole('region', { name: 'Leads' })
  type('Privacy policy URL', 'kiln')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(errors.privacy_url)).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Privacy policy URL' })).toHaveValue('kiln')
})

it('what was typed over an older form is saved over the newer one, and stays on the screen', async () => {
  expectComplaint()
  const refused = new HttpError('Changed.', 409, { code: 'STALE_RECORD' })
  const update = vi.fn(() => Promise.resolve<unknown>({ ...form, title: 'Kilns', thank_you: 'Thank you!' }))
  const { run } = open(form, { update: update.mockRejectedValueOnce(refused) })
  await screen.findByRole('region', { name: 'Leads' })
  type('Title', 'Kilns')
  const newer = { ...form, thank_you: 'Thank you!' }
  run.mockImplementation((name) => (name === 'leadForms.update' ? update() : Promise.resolve(newer)))
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(screen.getByDisplayValue('Kilns')).toBeInTheDocument()
  fireEvent.click(dialog.getByRole('button', { name: 'Save my changes' }))
  await vi.waitFor(() =>
    expect(run).toHaveBeenCalledWith('leadForms.update', {
      advertiser_id: '5',
      id: '7',
      ...newer,
      title: 'Kilns',
      seen: newer,
    }),
  )
  expect(await screen.findByDisplayValue('Thank you!')).toBeInTheDocument()
})

it('of a promotion that has ended leads are read, and its form is not changed', async () => {
  open(form, { canEdit: false })
  expect(await screen.findByText('ada@tessera.test')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
})
