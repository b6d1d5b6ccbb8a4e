import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { reminderShown } from './verify-reminder-slice.ts'
import { VerifyEmailModal } from './VerifyEmailModal.tsx'

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})

async function shown(calls: string[] = []) {
  const { store } = await renderWithStore(<VerifyEmailModal />, {
    messageAreas: ['verification'],
    transport: ({ name }) => {
      calls.push(name)
      return Promise.resolve({ data: { done: true } })
    },
  })
  expect(screen.queryByRole('dialog')).toBeNull()
  act(() => void store.dispatch(reminderShown()))
}

describe('the reminder to verify the email', () => {
  it('C-2.34 C-5.01 C-5.02 has its title and both clauses of its text', async () => {
    await shown()
    expect(screen.getByRole('dialog', { name: 'Verify your email' })).toHaveAccessibleDescription(
      'Keep your account secure by verifying your email address. Check the inbox for an email from us to continue.',
    )
  })

  it('C-4.97 is hidden until it is asked for, and again on Got it', async () => {
    await shown()
    await userEvent.click(screen.getByRole('button', { name: 'Got it' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('C-4.98 resends once, then reads Email sent and rests', async () => {
    const calls: string[] = []
    await shown(calls)
    await userEvent.click(screen.getByRole('button', { name: 'Resend email' }))
    const sent = await screen.findByRole('button', { name: 'Email sent' })
    expect(sent).toBeDisabled()
    expect(calls).toEqual(['auth.resendVerification'])
  })
})
