import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import type { ShownLeadForm } from '@tessera/api-types/ads/lead-form-contracts'
import type { PinPromotion } from '@tessera/api-types/pins/promotion'
import { apiError } from '../../shared/api/http-answer.ts'
import { browserLike } from '../../test/browser-like.ts'
import { fakeServer, refusal } from '../../test/fake-server.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { LeadFormButton } from './LeadFormButton.tsx'

browserLike()
// Its code comes on demand: here before the clock of a test runs.
beforeAll(() => import('./LeadFormDialog.tsx'))

const promotion: PinPromotion = {
  id: '5',
  advertiser_id: '8',
  promoter_name: 'Kiln & Co',
  token: 'proof',
  has_lead_form: true,
  attribution: {
    matched_age: false,
    matched_audience: false,
    matched_device: false,
    matched_gender: false,
    matched_interest: false,
    matched_keyword: false,
    matched_locale: false,
  },
  delivery: { placement: 'home', country: 'DE', interests: [], page_topics: [] },
}
const form: ShownLeadForm = {
  title: 'Glazing courses',
  questions: { full_name: 'OPTIONAL', email: 'REQUIRED', phone_number: 'OFF', zip_code: 'OFF' },
  privacy_url: 'https://kiln.test/privacy',
  consent: 'Kiln & Co may write to me.',
  thank_you: 'We’ll be in touch.',
  promoter_name: 'Kiln & Co',
  is_sent: false,
}
const me = (isAllowed: boolean) => ({
  full_name: 'Ada Moss',
  email: 'ada@tessera.test',
  is_name_eligible_for_lead_form_autofill: false,
  is_email_eligible_for_lead_form_autofill: isAllowed,
})

async function opened(answers: Record<string, unknown>) {
  const server = fakeServer({ 'promotedPins.leadForm': form, 'users.me': me(true), ...answers })
  await renderWithStore(<LeadFormButton promotion={promotion} />, {
    transport: server.transport,
    messageAreas: ['lead-form', 'errors'],
    requestContext: { isAuthenticated: true },
  })
  expect(server.calls).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Fill out form' }))
  return server
}

const send = async () => userEvent.click(screen.getByRole('button', { name: 'Submit' }))

it('C-5.08 C-5.09 begins with what the member allows, and nothing else', async () => {
  await opened({})
  const dialog = await screen.findByRole('dialog', { name: 'Glazing courses' })
  expect(within(dialog).getByRole('textbox', { name: /Full name/ })).toHaveValue('')
  expect(within(dialog).getByRole('textbox', { name: 'Email' })).toHaveValue('ada@tessera.test')
  expect(within(dialog).queryByRole('textbox', { name: /Phone/ })).toBeNull()
  expect(within(dialog).getByRole('link', { name: 'Kiln & Co’s privacy policy' })).toHaveAttribute(
    'href',
    'https://kiln.test/privacy',
  )
})

it('what was agreed to is sent, and the advertiser’s thanks are shown', async () => {
  const { askedFor } = await opened({ 'promotedPins.sendLead': null })
  await userEvent.type(await screen.findByRole('textbox', { name: /Full name/ }), 'Ada')
  await userEvent.click(screen.getByRole('checkbox', { name: form.consent }))
  await send()
  expect(await screen.findByRole('status')).toHaveTextContent('We’ll be in touch.')
  expect(askedFor('promotedPins.sendLead').map(({ input }) => input)).toEqual([
    {
      token: 'proof',
      full_name: 'Ada',
      email: 'ada@tessera.test',
      has_agreed: true,
      consent: form.consent,
      privacy_url: form.privacy_url,
    },
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Done' }))
  await userEvent.click(screen.getByRole('button', { name: 'Fill out form' }))
  expect(await screen.findByRole('dialog', { name: 'Form submitted' })).toBeInTheDocument()
})

it('what is refused is shown at its field, and what was typed stays', async () => {
  const extraData = { email: 'Please enter a valid email address', has_agreed: 'Agree first.' }
  await opened({
    'users.me': me(false),
    'promotedPins.sendLead': { error: apiError({ message: 'No.', extraData }, 400) },
  })
  await userEvent.type(await screen.findByRole('textbox', { name: 'Email' }), 'ada@')
  await send()
  const email = screen.getByRole('textbox', { name: 'Email' })
  expect(await screen.findByText('Please enter a valid email address')).toBeInTheDocument()
  expect(email).toBeInvalid()
  expect(email).toHaveValue('ada@')
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Agree first.')
})

it('what was agreed to is asked again where the advertiser changed it meanwhile', async () => {
  let shown = form
  const extraData = { has_agreed: 'This form has changed.' }
  await opened({
    'promotedPins.leadForm': () => shown,
    'promotedPins.sendLead': { error: apiError({ message: 'No.', extraData }, 400) },
  })
  await userEvent.click(await screen.findByRole('checkbox', { name: form.consent }))
  shown = { ...form, consent: 'Kiln & Co may call me at any hour.' }
  await send()
  expect(await screen.findByRole('checkbox', { name: shown.consent })).not.toBeChecked()
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@tessera.test')
})

it('a form that cannot be read says so, and can be tried again', async () => {
  let isUp = false
  await opened({ 'promotedPins.leadForm': () => (isUp ? form : refusal(503)) })
  expect(await screen.findByText('This form can’t be opened')).toBeInTheDocument()
  isUp = true
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('dialog', { name: 'Glazing courses' })).toBeInTheDocument()
})
