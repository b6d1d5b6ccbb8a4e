import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { feedbackOpened, selectFeedbackSubmission } from '../../entities/feedback/feedback-slice.ts'
import { browserLike } from '../../test/browser-like.ts'
import { fakeServer, refusal } from '../../test/fake-server.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { FeedbackItem } from './FeedbackItem.tsx'
import { FeedbackMount } from './FeedbackMount.tsx'

browserLike()

async function opened(answer: unknown, nextPageToRedirect: string | null = null) {
  const server = fakeServer({ 'feedback.send': answer })
  const view = await renderWithStore(<FeedbackMount />, {
    transport: server.transport,
    messageAreas: ['feedback'],
  })
  const modal = { title: 'Give feedback', prompt: 'Tell us', actionFrom: 'pin_builder', nextPageToRedirect }
  view.store.dispatch(feedbackOpened(modal))
  await screen.findByRole('dialog', { name: 'Give feedback' })
  return { ...view, server, user: userEvent.setup() }
}

const send = () => screen.getByRole('button', { name: 'Send' })

describe('the feedback dialog', () => {
  it('C-2.36 C-7.18 has title, prompt and a field, and sends a text of JSON', async () => {
    const { server, user } = await opened(null)
    await user.type(screen.getByLabelText('Tell us'), 'More colors')
    await user.click(send())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.askedFor('feedback.send').map(({ input }) => input)).toEqual([
      { feedback_data: '{"verbatim":"More colors","action_from":"pin_builder"}' },
    ])
  })

  it('C-5.03 a blank text is not sent, and counts as success', async () => {
    const { server, user } = await opened(null)
    await user.type(screen.getByLabelText('Tell us'), '   ')
    await user.click(send())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.askedFor('feedback.send')).toEqual([])
  })

  it('C-4.17 C-8.07 a failure is said, what was typed stays, and closing forgets it', async () => {
    const { store, user } = await opened(refusal(503, 'We’re busy right now.'))
    await user.type(screen.getByLabelText('Tell us'), 'More colors')
    await user.click(send())
    const alert = await screen.findByText(/busy right now/i)
    expect(selectFeedbackSubmission(store.getState())).toEqual({ status: 'failed', error: alert.textContent })
    expect(screen.getByLabelText('Tell us')).toHaveValue('More colors')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(selectFeedbackSubmission(store.getState())).toEqual({ status: 'idle' })
  })

  it('C-2.36 is opened from the account menu', async () => {
    await renderWithStore(
      <div role="menu">
        <FeedbackItem />
        <FeedbackMount />
      </div>,
      { messageAreas: ['feedback'] },
    )
    await userEvent.click(screen.getByRole('menuitem', { name: 'Give feedback' }))
    expect(await screen.findByRole('dialog', { name: 'Give feedback' })).toBeVisible()
  })
})
