import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { newMessageOpened } from '../../entities/conversations/message-opening.ts'
import { attachedPin } from '../../entities/pins/attached-pin.ts'
import { selectToasts } from '../../shared/toasts/toast-slice.ts'
import { browserLike } from '../../test/browser-like.ts'
import { refusal } from '../../test/fake-server.ts'
import { aMessage, anOpenConversation, bo } from '../../test/message-builders.ts'
import { renderMessages } from '../../test/open-messages.tsx'
import { aPin, aUser } from '../../test/pin-builders.ts'

browserLike()

const suggestion = { ...bo, is_recent_contact: true }
const found = {
  ...aUser({ id: '13', username: 'cy', full_name: 'Cy Hale' }),
  follower_count: 0,
  pin_count: 0,
  is_private_profile: false,
  follow_requested_by_me: false,
  explicitly_followed_by_me: false,
  blocked_by_me: false,
}
const sent = anOpenConversation({ messages: [aMessage({ id: '72' })] })

async function written(
  answers: Record<string, unknown>,
  opening: Parameters<typeof newMessageOpened>[0] = {},
) {
  const view = await renderMessages({ 'shareSuggestions.list': [suggestion], ...answers })
  view.store.dispatch(newMessageOpened(opening))
  await screen.findByRole('searchbox', { name: 'To' })
  return view
}

const pin = { attached: attachedPin({ ...aPin(), tracking_params: 'MS4zMQ' }) }
const send = () => screen.getByRole('button', { name: 'Send' })

describe('a new message', () => {
  it('begins with whom it is for, or with the words where that is known', async () => {
    const { store } = await written({})
    expect(screen.getByRole('searchbox', { name: 'To' })).toHaveFocus()
    store.dispatch(newMessageOpened({ people: [bo] }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Message' })).toHaveFocus())
  })

  it('begins with the words when it opens for somebody', async () => {
    await written({}, { people: [bo] })
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveFocus()
  })

  it('C-4.08 with a pin goes to whom one chooses, and the toast takes it back', async () => {
    const answers = { 'conversations.create': sent, 'messages.delete': {} }
    const { user, store, server } = await written(answers, pin)
    expect(screen.getByRole('heading', { name: 'Share this pin' })).toBeInTheDocument()
    expect(screen.getByText('Blue bowl')).toBeInTheDocument()
    expect(send()).toBeDisabled()
    await user.click(await screen.findByRole('button', { name: /Bo Lind/, pressed: false }))
    await user.type(screen.getByRole('textbox', { name: /Add a message/ }), 'Look')
    await user.click(send())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.askedFor('conversations.create')[0]?.input).toEqual({
      user_ids: ['12'],
      emails: [],
      text: 'Look',
      pin: '1',
      client_tracking_params: 'MS4zMQ',
      source: 'share',
    })
    const [toast] = selectToasts(store.getState())
    expect(toast).toMatchObject({ text: 'Sent to Bo Lind', link: { href: '/messages/61/' } })
    store.dispatch(toast!.undo!)
    await waitFor(() =>
      expect(server.askedFor('messages.delete')[0]?.input).toEqual({
        conversation_id: '61',
        message_id: '72',
      }),
    )
  })

  it('C-4.08 without anything attached takes words', async () => {
    const { user } = await written({}, { people: [bo] })
    expect(screen.getByRole('button', { name: 'Remove Bo Lind' })).toBeInTheDocument()
    expect(send()).toBeDisabled()
    await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Hello')
    expect(send()).toBeEnabled()
  })

  it('loses the person who was added last by Backspace, once nothing is typed', async () => {
    const { user } = await written(
      { 'search.typeahead': { items: [] } },
      { people: [bo, aUser({ id: '13' })] },
    )
    const removers = () => screen.queryAllByRole('button', { name: /^Remove / })
    const box = screen.getByRole('searchbox', { name: 'To' })
    await user.type(box, 'c{Backspace}')
    expect(removers()).toHaveLength(2)
    await user.type(box, '{Backspace}')
    expect(removers()).toEqual([screen.getByRole('button', { name: 'Remove Bo Lind' })])
  })

  it('finds people by what is typed, and takes an address as it is', async () => {
    const { user, server } = await written({
      'search.typeahead': { items: [found] },
      'conversations.create': sent,
    })
    const box = screen.getByRole('searchbox', { name: 'To' })
    await user.type(box, 'cy')
    await user.click(await screen.findByRole('button', { name: /Cy Hale/ }))
    await user.type(box, 'dee@mail.example')
    await user.click(await screen.findByRole('button', { name: /Send to dee@mail.example/ }))
    await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Hello{Enter}')
    await waitFor(() =>
      expect(server.askedFor('conversations.create')[0]?.input).toMatchObject({
        user_ids: ['13'],
        emails: ['dee@mail.example'],
        text: 'Hello',
      }),
    )
    expect(server.askedFor('search.typeahead')[0]?.input).toMatchObject({ term: 'cy' })
  })

  it.each([
    ['Bo takes no messages.', { message: 'Refused', message_detail: 'Bo takes no messages.' }],
    ['Refused', { message: 'Refused', message_detail: null }],
  ])('C-8.04 that was refused says: %s', async (words, told) => {
    const { error } = refusal(403) as { error: object }
    const refused = { error: { ...error, ...told } }
    const { user } = await written({ 'conversations.create': refused }, { people: [bo] })
    const box = screen.getByRole('textbox', { name: 'Message' })
    await user.type(box, 'Hello{Enter}')
    expect(await screen.findByText(words)).toBeInTheDocument()
    expect(box).toHaveValue('Hello')
  })

  it('says when nobody is found, and when people cannot be looked up', async () => {
    let isUp = true
    const { user } = await written({ 'search.typeahead': () => (isUp ? { items: [] } : refusal(503)) })
    const box = screen.getByRole('searchbox', { name: 'To' })
    await user.type(box, 'zz')
    expect(await screen.findByText(/No one found/)).toBeInTheDocument()
    isUp = false
    await user.type(box, 'y')
    expect(await screen.findByText('Couldn’t search for people.')).toBeInTheDocument()
  })
})
