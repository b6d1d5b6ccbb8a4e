import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { apiError } from '../../shared/api/http-answer.ts'
import type { AppStore } from '../../shared/store/make-store.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { useState } from 'react'
import { scheduledPinsApi } from '../../entities/scheduled-pins/scheduled-pins-api.ts'
import { reminderShown, selectIsReminderShown } from '../../entities/session/verify-reminder-slice.ts'
import { commentsApi } from '../comment/comments-api.ts'
import { composeApi } from '../compose-pin/compose-api.ts'
import { messagesApi } from '../messages/messages-api.ts'
import { VerifyReminderMount } from './VerifyReminderMount.tsx'

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})

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

function Page() {
  const [isAtRest, setIsAtRest] = useState(false)
  return isAtRest ? <VerifyReminderMount /> : <button onClick={() => setIsAtRest(true)}>Rest</button>
}

/** The page of a member before any of what comes at rest. */
const pageOf = (email_verified: boolean) =>
  renderWithStore(<Page />, {
    transport: () => Promise.resolve({ error: apiError(null, 400) }),
    requestContext: { isAuthenticated: true },
    pageData: { initialUser: { ...ada, email_verified } },
  })

const untracked = { track: false } as const
const WRITES: Record<string, (store: AppStore) => PromiseLike<unknown>> = {
  comment: ({ dispatch }) =>
    dispatch(commentsApi.endpoints.createComment.initiate({ pinId: '1', text: 'Hi' }, untracked)),
  pin: ({ dispatch }) =>
    dispatch(composeApi.endpoints.createPin.initiate({ board_id: '1', image_url: 'x' }, untracked)),
  'scheduled pin': ({ dispatch }) => {
    const pin = { board_id: '1', image_signature: 'x', scheduled_ts: 1 }
    return dispatch(scheduledPinsApi.endpoints.createScheduled.initiate(pin, untracked))
  },
  conversation: ({ dispatch }) =>
    dispatch(messagesApi.endpoints.createConversation.initiate({ user_ids: ['8'] }, untracked)),
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

  it.each(Object.entries(WRITES))(
    'C-2.34 comes whenever an unverified member begins a %s, also before the page rests',
    async (_name, write) => {
      const { store } = await pageOf(false)
      const begin = () => act(async () => void (await write(store)))
      await begin()
      await userEvent.click(screen.getByRole('button', { name: 'Rest' }))
      expect(await screen.findByRole('dialog', { name: 'Verify your email' })).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: 'Got it' }))
      expect(screen.queryByRole('dialog')).toBeNull()
      await begin()
      expect(await screen.findByRole('dialog', { name: 'Verify your email' })).toBeVisible()
    },
  )

  it('C-2.34 is not for members whose email is verified', async () => {
    const { store } = await pageOf(true)
    await WRITES.comment?.(store)
    expect(selectIsReminderShown(store.getState())).toBe(false)
  })
})
