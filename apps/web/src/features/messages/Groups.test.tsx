import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { unseenCounted } from '../../entities/conversations/conversations-slice.ts'
import { selectToasts } from '../../shared/toasts/toast-slice.ts'
import { browserLike } from '../../test/browser-like.ts'
import { refusal } from '../../test/fake-server.ts'
import { ada, aConversation, anOpenConversation, aPerson, bo } from '../../test/message-builders.ts'
import { openMessages, renderMessages } from '../../test/open-messages.tsx'

browserLike()

const cy = aPerson({ id: '13', username: 'cy', full_name: 'Cy Hale' })
const group = {
  users: [bo, cy, ada],
  is_group: true,
  abilities: { can_send: true, can_rename: true, can_add_people: true },
}
const answers = { 'conversations.get': anOpenConversation(group) }

async function chosen(entry: string, more: Record<string, unknown> = {}) {
  const view = await openMessages({ ...answers, ...more }, { conversationId: '61' })
  await view.user.click(await screen.findByRole('button', { name: 'More actions for this conversation' }))
  await view.user.click(screen.getByRole('menuitem', { name: entry }))
  return view
}

describe('a group', () => {
  it('is named, and called so from then on', async () => {
    const named = { ...aConversation(group), name: 'The new flat' }
    const { user, server } = await chosen('Name group', { 'conversations.rename': named })
    await user.type(screen.getByRole('textbox', { name: /Group name/ }), 'The new flat')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('heading', { name: 'The new flat' })).toBeInTheDocument()
    expect(server.askedFor('conversations.rename')[0]?.input).toEqual({
      conversation_id: '61',
      name: 'The new flat',
    })
  })

  it('says why somebody could not be added', async () => {
    const dee = { ...aPerson({ id: '14', full_name: 'Dee Roy' }), is_recent_contact: false }
    const { user } = await chosen('Add people', {
      'shareSuggestions.list': [dee],
      'conversations.addPeople': refusal(403, 'Dee takes no messages.'),
    })
    const dialog = await screen.findByRole('dialog', { name: 'Add people' })
    await user.click(await within(dialog).findByRole('button', { name: /Dee Roy/ }))
    await user.click(within(dialog).getByRole('button', { name: 'Add people' }))
    expect(await screen.findByText('Dee takes no messages.')).toBeInTheDocument()
  })

  it('is left with a way back, which brings it into the list again', async () => {
    const { store } = await chosen('Leave group', {
      'conversations.leave': {},
      'conversations.restore': aConversation(group),
    })
    await screen.findByText('No messages yet')
    const [toast] = selectToasts(store.getState())
    expect(toast?.text).toBe('You left the group')
    store.dispatch(toast!.undo!)
    expect(await screen.findByRole('link', { name: /Bo Lind, Cy Hale/ })).toBeInTheDocument()
  })
})

it('C-7.37 the mark of the messages shows how many conversations have something new', async () => {
  const { store } = await renderMessages({})
  store.dispatch(unseenCounted(3))
  expect(await screen.findByText('3 conversations with new messages')).toBeInTheDocument()
  const mark = () => document.documentElement.style.getPropertyValue('--unread-messages')
  expect(mark()).toBe('"3"')
  store.dispatch(unseenCounted(0))
  await waitFor(() => expect(mark()).toBe(''))
})
