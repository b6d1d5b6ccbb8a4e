import { EVENT_TYPES } from '@tessera/shared-tracking'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { attachTracker } from '../../shared/tracking/track.ts'
import { apiError } from '../../shared/api/http-answer.ts'
import { fakeServer, refusal } from '../../test/fake-server.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { SocialSignUpForm } from './SocialSignUpForm.tsx'

const pending = {
  slot: 'wayfinder',
  provider_name: 'Wayfinder',
  email: 'ada@site.test',
  first_name: 'Ada',
  last_name: 'Moss',
  has_account: false,
}

it('the sign-up by a provider keeps a birthdate given before the page was hydrated', async () => {
  const beforeLife = (served: HTMLElement) => {
    const birthday = served.querySelector<HTMLInputElement>('input[type=date]')
    if (birthday) birthday.value = '1990-05-17'
  }
  await renderWithStore(<SocialSignUpForm pending={pending} next="/" />, {
    messageAreas: ['auth', 'social'],
    beforeLife,
  })
  expect(screen.getByLabelText('Birthdate')).toHaveValue('1990-05-17')
  expect(screen.getByLabelText('Email')).toHaveValue('ada@site.test')
})

it('I-4.06 I-7.10 all that the provider and the person told goes with the sign-up, whose failure is told', async () => {
  const told: number[] = []
  const detach = attachTracker({
    track: ({ event_type }) => void told.push(event_type),
    count: () => undefined,
  })
  const { transport, askedFor } = fakeServer({ 'auth.register': refusal(400) })
  await renderWithStore(<SocialSignUpForm pending={pending} next="/" />, {
    messageAreas: ['auth', 'social'],
    transport,
  })
  fireEvent.change(screen.getByLabelText('Birthdate'), { target: { value: '1990-05-17' } })
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }))
  await waitFor(() => expect(told).toContain(EVENT_TYPES.SIGN_UP_FAIL))
  detach()
  expect(askedFor('auth.register')[0]?.input).toMatchObject({
    social_slot: 'wayfinder',
    email: 'ada@site.test',
    birthday: '1990-05-17',
    first_name: 'Ada',
    last_name: 'Moss',
  })
})

it('who has an address that no provider has verified is asked to open the mailed link', async () => {
  const error = apiError({ api_error_code: 9047, message: 'Check your email.' }, 403)
  const { transport } = fakeServer({ 'auth.register': { error } })
  await renderWithStore(<SocialSignUpForm pending={pending} next="/" />, {
    messageAreas: ['auth', 'social'],
    transport,
  })
  fireEvent.change(screen.getByLabelText('Birthdate'), { target: { value: '1990-05-17' } })
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }))
  expect(await screen.findByRole('heading', { name: 'Check your email' })).toHaveFocus()
})
