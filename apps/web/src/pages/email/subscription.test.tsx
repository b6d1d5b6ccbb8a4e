import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { EMAIL_KINDS } from '@tessera/api-types/preferences/setting-choices'
import { browserLike } from '../../test/browser-like.ts'
import { fakeServer, refusal } from '../../test/fake-server.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { Page } from './subscription.tsx'

browserLike()

it('who unsubscribes from all is sent no kind of email, and sees each switched off', async () => {
  let letters: Record<string, boolean> = {
    follows: true,
    comments: true,
    mentions: true,
    messages: true,
    business: true,
  }
  const answer = () => ({ email: 'a…@tessera.test', letters })
  const server = fakeServer({
    'emailSubscription.get': answer,
    'emailSubscription.update': (asked: { letters?: object }) => {
      letters = { ...letters, ...asked.letters }
      return answer()
    },
  })
  await renderWithStore(<Page />, {
    transport: server.transport,
    path: '/email/subscription/#token=t',
    messageAreas: ['settings', 'preferences'],
  })
  const switches = () => screen.getAllByRole('checkbox')
  await screen.findByRole('button', { name: 'Unsubscribe from all' })
  expect(switches()).toHaveLength(EMAIL_KINDS.length)
  await userEvent.click(screen.getByRole('button', { name: 'Unsubscribe from all' }))
  await waitFor(() => {
    for (const one of switches()) expect(one).not.toBeChecked()
  })
})

async function refusedWith(answer: unknown) {
  const answers = [answer, { email: 'a…@tessera.test', letters: {} }]
  await renderWithStore(<Page />, {
    transport: fakeServer({ 'emailSubscription.get': () => answers.shift() }).transport,
    path: '/email/subscription/#token=t',
    messageAreas: ['settings', 'preferences'],
  })
}

it('a link that is none is refused for good', async () => {
  await refusedWith(refusal(400))
  expect(await screen.findByRole('heading', { name: 'This link doesn’t work' })).toBeInTheDocument()
  expect(screen.queryByRole('button')).toBeNull()
})

it.each([0, 429, 503])('what fails for a while (%i) is asked for again', async (status) => {
  await refusedWith(refusal(status))
  await userEvent.click(await screen.findByRole('button', { name: /try again/i }))
  expect(await screen.findByRole('button', { name: 'Unsubscribe from all' })).toBeInTheDocument()
})
