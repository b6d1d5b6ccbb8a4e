import { EVENT_TYPES } from '@tessera/shared-tracking'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Transport } from '../../shared/api/call.ts'
import { apiError } from '../../shared/api/http-answer.ts'
import { selectToasts } from '../../shared/toasts/toast-slice.ts'
import { attachTracker } from '../../shared/tracking/track.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { BusinessSignUpForm } from './BusinessSignUpForm.tsx'
import { SignUpForm } from './SignUpForm.tsx'

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})

const areas = { messageAreas: ['auth'] as const }

async function fill({ email = 'ada@site.test', password = 'correct tile 9', birthday = '1990-01-02' }) {
  await userEvent.type(screen.getByLabelText('Email'), email)
  await userEvent.type(screen.getByLabelText('Password'), password)
  fireEvent.change(screen.getByLabelText('Birthdate'), { target: { value: birthday } })
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
}

const taken: Transport = () =>
  Promise.resolve({
    error: apiError({ api_error_code: 9042, message: 'Taken.', errors: { email: 'Taken.' } }, 409),
  })

describe('the sign-up form', () => {
  it('I-4.07 shows each message beside its field and goes to the first wrong one', async () => {
    await renderWithStore(<SignUpForm next="/" />, areas)
    await fill({ email: 'ada', password: 'short', birthday: '2999-01-01' })
    const email = screen.getByLabelText('Email')
    await waitFor(() => expect(email).toHaveFocus())
    expect(email).toHaveAccessibleDescription('Enter a valid email address.')
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
      'Your password needs at least 8 characters.',
    )
    expect(screen.getByLabelText('Birthdate')).toHaveAccessibleDescription(/^Enter a date in the past\./)
    expect(email).toHaveValue('ada')
  })

  it('I-5.13 says which characters a password may have', async () => {
    await renderWithStore(<SignUpForm next="/" />, areas)
    await fill({ password: 'smile 🙂 smile' })
    expect(
      await screen.findByText('Your password can only have letters, numbers and basic symbols.'),
    ).toBeInTheDocument()
  })

  it('I-7.11 puts a used email beside the field', async () => {
    await renderWithStore(<SignUpForm next="/" />, { ...areas, transport: taken })
    await fill({})
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Taken.'))
  })

  it('does not call a password strong that was just refused', async () => {
    const message = 'Choose a password that’s harder to guess.'
    const guessed: Transport = () =>
      Promise.resolve({
        error: apiError({ api_error_code: 9044, message, errors: { password: message } }, 400),
      })
    await renderWithStore(<SignUpForm next="/" />, { ...areas, transport: guessed })
    await fill({})
    expect(await screen.findByText(message)).toBeInTheDocument()
    expect(screen.queryByText(/strong password/i)).toBeNull()
    await userEvent.type(screen.getByLabelText('Password'), ' of the kiln')
    expect(await screen.findByText(/strong password/i)).toBeInTheDocument()
  })

  it('I-2.63 I-2.64 asks a young person to confirm the birthdate before anything is sent', async () => {
    const calls: string[] = []
    const transport: Transport = (route, input, signal) => {
      calls.push(route.name)
      return taken(route, input, signal)
    }
    await renderWithStore(<SignUpForm next="/" />, { ...areas, transport })
    await fill({ birthday: `${new Date().getFullYear() - 15}-01-01` })
    expect(
      await screen.findByRole('dialog', { name: 'Is your birthdate right?' }),
    ).toHaveAccessibleDescription(/15 years old/)
    expect(calls).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Yes, continue', hidden: true }))
    await waitFor(() => expect(calls).toEqual(['auth.registerEmail']))
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
  })
  it('I-4.05 I-4.06 tells of the attempt and, once, of the failure with its code', async () => {
    const told: unknown[] = []
    // Events of earlier tests are queued for the first listener.
    attachTracker({ track: () => undefined, count: () => undefined })
    const detach = attachTracker({
      track: ({ event_type, event_data }) => void told.push([event_type, event_data?.api_error_code]),
      count: () => undefined,
    })
    await renderWithStore(<SignUpForm next="/" />, { ...areas, transport: taken })
    await fill({})
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Taken.'))
    detach()
    expect(told).toEqual([
      [EVENT_TYPES.SIGN_UP_ATTEMPT, undefined],
      [EVENT_TYPES.SIGN_UP_FAIL, 9042],
    ])
  })

  it('where a sign-up is finished by a mailed link, says so in place of the form, which keeps its values', async () => {
    const transport: Transport = () =>
      Promise.resolve({ error: apiError({ api_error_code: 9047, message: 'Check your email.' }, 403) })
    await renderWithStore(<SignUpForm next="/" />, { ...areas, transport })
    await fill({})
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toHaveFocus()
    expect(screen.getByText(/^We sent a message to ada@site.test/)).toBeInTheDocument()
    expect(screen.queryByLabelText('Email')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Use a different email' }))
    expect(screen.getByLabelText('Email')).toHaveValue('ada@site.test')
    expect(screen.queryByText('Check your email.')).toBeNull()
  })

  it('a business waits for its link in the same way', async () => {
    const transport: Transport = () =>
      Promise.resolve({ error: apiError({ api_error_code: 9047, message: 'Check your email.' }, 403) })
    await renderWithStore(<BusinessSignUpForm next="/" />, { ...areas, transport })
    await userEvent.type(screen.getByLabelText('Business name'), 'Kiln & Co')
    await userEvent.type(screen.getByLabelText('Email'), 'ada@site.test')
    await userEvent.type(screen.getByLabelText('Password'), 'correct tile 9')
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }))
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeInTheDocument()
  })

  it.each([
    ['no token', ''],
    ['a token that begins no session', 'spent'],
  ])('I-8.07 says that the account is there when it came with %s', async (_case, token) => {
    const transport: Transport = ({ name }) =>
      Promise.resolve(
        name === 'auth.registerEmail' ? { data: token } : { error: apiError({ message: 'No.' }, 400) },
      )
    const { store } = await renderWithStore(<SignUpForm next="/" />, { ...areas, transport })
    await fill({})
    await waitFor(() =>
      expect(selectToasts(store.getState()).map(({ text }) => text)).toEqual([
        'We were able to create your account, but there was a problem logging you in. Try refreshing the page to continue.',
      ]),
    )
  })
})
