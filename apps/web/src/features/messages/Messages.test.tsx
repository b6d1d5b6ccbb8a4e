import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { conversationOpened, inboxShown } from '../../entities/conversations/conversation-ui-slice.ts'
import { selectMessages } from '../../entities/conversations/messages-slice.ts'
import { reportSlice } from '../../entities/reports/report-slice.ts'
import { selectToasts } from '../../shared/toasts/toast-slice.ts'
import { browserLike } from '../../test/browser-like.ts'
import { page, refusal } from '../../test/fake-server.ts'
import { ada, aConversation, aMessage, anOpenConversation } from '../../test/message-builders.ts'
import { openMessages } from '../../test/open-messages.tsx'
import { aPin } from '../../test/pin-builders.ts'
import { followChanges } from './follow-changes.ts'

browserLike()

const AT = { conversationId: '61' }

const textsOf = (store: Awaited<ReturnType<typeof openMessages>>['store']) =>
  selectMessages(store.getState(), '61').map(({ text }) => text)

describe('the list of conversations', () => {
  it('C-0.02 waits, then shows who wrote last and how much of it is new', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    await openMessages({ 'conversations.list': page([aConversation({ unread: 3 })]) }, { until: promise })
    expect(await screen.findByRole('status', { name: 'Loading your conversations' })).toBeInTheDocument()
    resolve()
    const row = await screen.findByRole('link', {
      name: /Bo Lind.*Have you seen this glaze\?.*3 unread messages/,
    })
    expect(row).toHaveAttribute('href', '/messages/61/')
  })

  it('leads on from its emptiness to a first message', async () => {
    const { user } = await openMessages({})
    expect(await screen.findByText('No messages yet')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Start a conversation' }))
    expect(screen.getByRole('heading', { name: 'New message' })).toBeInTheDocument()
  })

  it('says when it does not load, and tries again', async () => {
    let isUp = false
    const { user } = await openMessages({
      'conversations.list': () => (isUp ? page([aConversation()]) : refusal(503)),
    })
    expect(await screen.findByText('Couldn’t load your conversations')).toBeInTheDocument()
    isUp = true
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: /Bo Lind/ })).toBeInTheDocument()
  })

  it('C-4.07 closes by Escape', async () => {
    const { user } = await openMessages({})
    await screen.findByText('No messages yet')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog', { name: 'Messages' })).toBeNull()
  })
})

describe('an open conversation', () => {
  const answers = { 'conversations.get': anOpenConversation() }

  it('shows what was written, and counts as read', async () => {
    const { server } = await openMessages(answers, AT)
    expect(await screen.findByText('Have you seen this glaze?')).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Bo Lind' })).toBeInTheDocument()
    await waitFor(() => expect(server.askedFor('conversations.markRead')).toHaveLength(1))
  })

  it('C-4.09 C-4.10 shows a message at once and the server’s in its place', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const sent = aMessage({ id: '72', text: 'Yes!\nSo blue.', sender: ada })
    const { user, store, server } = await openMessages(
      { ...answers, 'messages.send': sent },
      { conversationId: '61', until: promise },
    )
    const box = await screen.findByRole('textbox', { name: 'Write a message' })
    await user.type(box, 'Yes!{Shift>}{Enter}{/Shift}So blue.{Enter}')
    expect(box).toHaveValue('')
    expect(selectMessages(store.getState(), '61').at(-1)?.type).toBe('tempMessage')
    expect(textsOf(store)).toEqual(['Have you seen this glaze?', 'Yes!\nSo blue.'])
    resolve()
    await waitFor(() => expect(selectMessages(store.getState(), '61').at(-1)?.id).toBe('72'))
    expect(textsOf(store)).toHaveLength(2)
    expect(server.askedFor('messages.send')[0]?.input).toMatchObject({
      conversation_id: '61',
      text: 'Yes!\nSo blue.',
    })
  })

  it('C-4.11 C-8.05 takes a refused message away, keeps its text in the box and offers another try', async () => {
    let isUp = false
    const send = () => (isUp ? aMessage({ id: '72', text: 'Hello', sender: ada }) : refusal(500, 'Too busy.'))
    const { user, store, server } = await openMessages({ ...answers, 'messages.send': send }, AT)
    const box = await screen.findByRole('textbox', { name: 'Write a message' })
    await user.type(box, 'Hello{Enter}')
    expect(await screen.findByText('Couldn’t send your message. Too busy.')).toBeInTheDocument()
    expect(textsOf(store)).toEqual(['Have you seen this glaze?'])
    expect(box).toHaveValue('Hello')
    isUp = true
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(textsOf(store)).toContain('Hello'))
    expect(screen.queryByText(/Couldn’t send/)).toBeNull()
    const [first, second] = server.askedFor('messages.send').map(({ key }) => key)
    expect(first).toMatch(/.{20}/)
    expect(second).toBe(first)
  })

  it('what is typed is there again after another conversation was open', async () => {
    const other = aConversation({ id: '62' })
    const { user, store } = await openMessages(
      {
        'conversations.get': ({ conversation_id }: { conversation_id?: string }) =>
          conversation_id === '62' ? anOpenConversation(other) : anOpenConversation(),
      },
      AT,
    )
    const box = () => screen.findByRole('textbox', { name: 'Write a message' })
    await user.type(await box(), 'Hello')
    act(() => void store.dispatch(conversationOpened('62')))
    await waitFor(async () => expect(await box()).toHaveValue(''))
    act(() => void store.dispatch(conversationOpened('61')))
    await waitFor(async () => expect(await box()).toHaveValue('Hello'))
  })

  it('a message that is refused after one left it is in the box when one is back', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const { user, store } = await openMessages(
      { ...answers, 'messages.send': refusal(500, 'Too busy.') },
      { ...AT, until: promise },
    )
    const box = () => screen.findByRole('textbox', { name: 'Write a message' })
    await user.type(await box(), 'Hello{Enter}')
    act(() => void store.dispatch(inboxShown()))
    resolve()
    await waitFor(() => expect(textsOf(store)).not.toContain('Hello'))
    act(() => void store.dispatch(conversationOpened('61')))
    await waitFor(async () => expect(await box()).toHaveValue('Hello'))
  })

  it('brings the earlier messages when asked', async () => {
    const { user, server } = await openMessages(
      {
        'conversations.get': anOpenConversation({ messages_bookmark: 'more' }),
        'messages.list': page([aMessage({ id: '70', text: 'Good morning' })]),
      },
      AT,
    )
    await user.click(await screen.findByRole('button', { name: 'Show earlier messages' }))
    expect(await screen.findByText('Good morning')).toBeInTheDocument()
    expect(server.askedFor('messages.list')[0]?.input).toEqual({ conversation_id: '61', bookmark: 'more' })
    expect(screen.queryByRole('button', { name: 'Show earlier messages' })).toBeNull()
  })

  it('shows a pin that was sent along, and says so of one that is gone', async () => {
    const sent_url = '/pin/1/sent/?message=k'
    const messages = [
      aMessage({ id: '73', text: '', attachment_type: 'pin' }),
      aMessage({ id: '72', text: '', attachment_type: 'pin', pin: aPin(), sent_url }),
    ]
    await openMessages({ 'conversations.get': anOpenConversation({ messages }) }, AT)
    expect(await screen.findByRole('link', { name: /Blue bowl/ })).toHaveAttribute('href', sent_url)
    expect(screen.getByRole('img', { name: 'A bowl with blue glaze' })).toBeInTheDocument()
    expect(screen.getByText('This pin is no longer available.')).toBeInTheDocument()
  })

  it('says what arrives while it is open', async () => {
    const newer = aMessage({ id: '72', text: 'It is from Mashiko.' })
    let conversation = anOpenConversation()
    const { store } = await openMessages(
      {
        'conversations.get': () => conversation,
        'conversations.changes': {
          conversations_unseen_count: 1,
          contact_requests_count: 0,
          conversations: [{ id: '61', last_message_id: '72', unread: 1 }],
        },
      },
      AT,
    )
    await screen.findByText('Have you seen this glaze?')
    conversation = anOpenConversation({ last_message: newer, messages: [newer, aMessage()] })
    await followChanges(store)
    expect(await screen.findByText('It is from Mashiko.')).toBeInTheDocument()
    expect(screen.getByText('Bo Lind: It is from Mashiko.')).toBeInTheDocument()
  })

  it('loses the newest message when it was taken back', async () => {
    const newer = aMessage({ id: '72', text: 'It is from Mashiko.' })
    let conversation = anOpenConversation({ last_message: newer, messages: [newer, aMessage()] })
    const { store } = await openMessages(
      {
        'conversations.get': () => conversation,
        'conversations.changes': {
          conversations_unseen_count: 0,
          contact_requests_count: 0,
          conversations: [{ id: '61', last_message_id: '71', unread: 0 }],
        },
      },
      AT,
    )
    await screen.findByText('It is from Mashiko.')
    conversation = anOpenConversation()
    await followChanges(store)
    await waitFor(() => expect(textsOf(store)).toEqual(['Have you seen this glaze?']))
  })

  it('that is not here says so, and leads back', async () => {
    const { user } = await openMessages({ 'conversations.get': refusal(404) }, AT)
    expect(await screen.findByText('We couldn’t find that conversation')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Back to all messages' }))
    expect(await screen.findByText('No messages yet')).toBeInTheDocument()
  })

  it('that did not load can be tried again', async () => {
    await openMessages({ 'conversations.get': refusal(503) }, AT)
    expect(await screen.findByText('Couldn’t load this conversation')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
  })

  it('without a message invites to a first one', async () => {
    const empty = anOpenConversation({ messages: [], last_message: null })
    await openMessages({ 'conversations.get': empty }, AT)
    expect(await screen.findByText('Say hello to Bo Lind')).toBeInTheDocument()
  })

  it('C-2.37 is reported from its menu', async () => {
    const { user, store } = await openMessages(answers, AT)
    await user.click(await screen.findByRole('button', { name: 'More actions for this conversation' }))
    await user.click(screen.getByRole('menuitem', { name: 'Report conversation' }))
    expect(store.getState()[reportSlice.name]).toEqual({ id: '61', type: 'conversation' })
  })

  it('is hidden with a way back', async () => {
    const { user, store } = await openMessages({ ...answers, 'conversations.leave': {} }, AT)
    await user.click(await screen.findByRole('button', { name: 'More actions for this conversation' }))
    await user.click(screen.getByRole('menuitem', { name: 'Hide conversation' }))
    expect(await screen.findByText('No messages yet')).toBeInTheDocument()
    expect(selectToasts(store.getState())[0]).toMatchObject({ undo: { payload: '61' } })
  })

  it('is liked in part, and an own message is taken back once that is sure', async () => {
    const mine = aMessage({ id: '72', text: 'Mine', sender: ada, abilities: { can_delete: true } })
    const liked = { id: '71', reaction_counts: [{ reactionType: 1, reactionCount: 1 }], reaction_by_me: 1 }
    const { user, store } = await openMessages(
      {
        'conversations.get': anOpenConversation({ messages: [mine, aMessage()] }),
        'messages.react': liked,
        'messages.delete': {},
      },
      AT,
    )
    const [first] = await screen.findAllByRole('button', { name: 'Like message' })
    await user.click(first!)
    expect(await screen.findByText('1 like')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Unsend' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Unsend this message?' }))
    await user.click(dialog.getByRole('button', { name: 'Unsend' }))
    await waitFor(() => expect(textsOf(store)).toEqual(['Have you seen this glaze?']))
  })
})
