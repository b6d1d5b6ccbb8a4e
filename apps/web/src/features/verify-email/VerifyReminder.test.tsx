import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { apiError } from '../../shared/api/http-answer.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { reminderShown } from './verify-reminder-slice.ts'
import { commentsApi } from '../comment/comments-api.ts'
import { VerifyReminderMount } from './VerifyReminderMount.tsx'

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})

beforeEach(() => sessionStorage.clear())

const ada = {
  id: '7',
  username: 'ada',
  full_name: 'Ada',
  first_name: 'Ada',
  image_medium_url: null,
  is_partner: false,
}

async function shown(calls: string[] = []) {
  const { store } = await renderWithStore(<VerifyReminderMount />, {
    transport: ({ name }) => {
      calls.push(name)
      return Promise.resolve({ data: { done: true } })
    },
  })
  expect(screen.queryByRole('dialog')).toBeNull()
  act(() => void store.dispatch(reminderShown()))
  await screen.findByRole('dialog')
}

/** Somebody writes a comment. */
async function comment(email_verified: boolean) {
  const initialUser = { ...ada, email_verified }
  const { store } = await renderWithStore(<VerifyReminderMount />, {
    requestContext: { isAuthenticated: true },
    pageData: { initialUser },
    transport: ({ name }) => {
      expect(name).toBe('comments.create')
      return Promise.resolve({ error: apiError(null, 400) })
    },
  })
  const write = () =>
    act(async () => {
      await store.dispatch(
        commentsApi.endpoints.createComment.initiate({ pinId: '1', text: 'Hi', tags: [] }, { track: false }),
      )
    })
  await write()
  return write
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

  it('C-2.34 comes when an unverified member begins to write for others, once a visit', async () => {
    const write = await comment(false)
    expect(await screen.findByRole('dialog', { name: 'Verify your email' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Got it' }))
    await write()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('C-2.34 is not for members whose email is verified', async () => {
    await comment(true)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
