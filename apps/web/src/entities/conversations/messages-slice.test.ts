import { describe, expect, it } from 'vitest'
import { makeStore } from '../../shared/store/make-store.ts'
import { aContactRequest, aConversation, aMessage } from '../../test/message-builders.ts'
import { entitiesReceived } from '../../shared/api/entities-received.ts'
import {
  contactRequestsSlice,
  requestBlocked,
  requestDeclined,
  requestRemoved,
  requestRestored,
  selectContactRequest,
  selectWaitingRequests,
} from './contact-requests-slice.ts'
import { conversationLeft, conversationRead, selectConversation, selectInbox } from './conversations-slice.ts'
import { compareIds, inOrder } from './message-order.ts'
import {
  messageDeleted,
  messageRefused,
  messageSending,
  messageSent,
  messagesSlice,
  newestMessagesRead,
  olderMessagesRead,
  selectMessages,
  selectOlderBookmark,
  selectSentIds,
  type TempMessage,
} from './messages-slice.ts'

const aStore = () => makeStore({ transport: () => Promise.reject(new Error('no calls')) })
const temp: TempMessage = { ...aMessage({ id: 'of-mine', text: 'Yes!' }), type: 'tempMessage' }

function open(ids: readonly string[], bookmark: string | null = null) {
  const store = aStore()
  const messages = ids.map((id) => aMessage({ id }))
  store.dispatch(newestMessagesRead({ conversationId: '61', messages, bookmark, idsBefore: [] }))
  const shown = () => selectMessages(store.getState(), '61').map(({ id }) => id)
  return { ...store, shown }
}

describe('the messages of a conversation', () => {
  it('C-3.48 C-4.09 end with one of type tempMessage as soon as it is sent', () => {
    const { dispatch, getState, shown } = open(['71'])
    dispatch(messageSending(temp))
    expect(shown()).toEqual(['71', 'of-mine'])
    expect(selectMessages(getState(), '61').map(({ type }) => type)).toEqual(['message', 'tempMessage'])
  })

  it('C-3.48 C-4.10 have the message of the server in its place once it is there', () => {
    const { dispatch, getState, shown } = open(['71'])
    dispatch(messageSending(temp))
    dispatch(messageSent({ tempId: temp.id, message: aMessage({ id: '72', text: 'Yes!' }) }))
    expect(shown()).toEqual(['71', '72'])
    expect(selectMessages(getState(), '61').at(-1)?.type).toBe('message')
  })

  it('C-4.11 are as before when it is refused', () => {
    const { dispatch, shown } = open(['71'])
    dispatch(messageSending(temp))
    dispatch(messageRefused({ tempId: temp.id }))
    expect(shown()).toEqual(['71'])
  })

  it('grow backwards, with the place where the rest begins', () => {
    const { dispatch, getState, shown } = open(['72', '71'], 'more')
    expect(selectOlderBookmark(getState(), '61')).toBe('more')
    const messages = [aMessage({ id: '70' })]
    dispatch(olderMessagesRead({ conversationId: '61', messages, bookmark: null }))
    expect(shown()).toEqual(['70', '71', '72'])
    expect(selectOlderBookmark(getState(), '61')).toBeNull()
  })

  it('keep the older ones when the newest are read again, and lose what was taken back since', () => {
    const { dispatch, getState, shown } = open(['73', '72'], 'more')
    const older = [aMessage({ id: '71' })]
    dispatch(olderMessagesRead({ conversationId: '61', messages: older, bookmark: 'rest' }))
    const messages = [aMessage({ id: '74' }), aMessage({ id: '72' })]
    const idsBefore = ['71', '72', '73']
    dispatch(newestMessagesRead({ conversationId: '61', messages, bookmark: 'more', idsBefore }))
    expect(shown()).toEqual(['71', '72', '74'])
    expect(selectOlderBookmark(getState(), '61')).toBe('rest')
  })

  it.each([
    ['newest', ['72', '71'], 'more'],
    ['oldest of all', ['73', '72'], null],
    ['only ones', [], null],
  ])('lose the %s when they were taken back since', (_which, left, bookmark) => {
    const { dispatch, shown } = open(['73', '72', '71'])
    const messages = left.map((id) => aMessage({ id }))
    const idsBefore = ['71', '72', '73']
    dispatch(newestMessagesRead({ conversationId: '61', messages, bookmark, idsBefore }))
    expect(shown()).toEqual(left.toReversed())
  })

  it('keep one that was sent while the newest were on their way', () => {
    const { dispatch, shown } = open(['71'])
    dispatch(messageSent({ tempId: 'of-mine', message: aMessage({ id: '72' }) }))
    const messages = [aMessage({ id: '71' })]
    dispatch(newestMessagesRead({ conversationId: '61', messages, bookmark: null, idsBefore: ['71'] }))
    expect(shown()).toEqual(['71', '72'])
  })

  it('that are still on their way are not known to be sent', () => {
    const { dispatch, getState } = open(['71'])
    dispatch(messageSending(temp))
    expect(selectSentIds(getState(), '61')).toEqual(['71'])
  })

  it('begin anew where some between may be missing', () => {
    const { dispatch, getState, shown } = open(['72', '71'])
    const messages = [aMessage({ id: '99' })]
    const idsBefore = ['71', '72']
    dispatch(newestMessagesRead({ conversationId: '61', messages, bookmark: 'gap', idsBefore }))
    expect(shown()).toEqual(['99'])
    expect(selectOlderBookmark(getState(), '61')).toBe('gap')
  })

  it('lose one that is taken back', () => {
    const { dispatch, shown } = open(['72', '71'])
    dispatch(messageDeleted({ messageId: '71' }))
    expect(shown()).toEqual(['72'])
  })

  it('stand in the order of their ids, which are longer than numbers can be', () => {
    const [early, late] = ['9007199254740993', '12345678901234567890']
    expect([late, early].sort(compareIds)).toEqual([early, late])
    const ids = inOrder([temp, aMessage({ id: late }), aMessage({ id: early })]).map(({ id }) => id)
    expect(ids).toEqual([early, late, 'of-mine'])
  })

  it('C-0.02 are a part of the state, beside their conversations and contact requests', () => {
    const { getState } = open(['71'])
    expect(getState()).toHaveProperty(messagesSlice.name)
    expect(getState()).toHaveProperty('conversations')
    expect(getState()).toHaveProperty(contactRequestsSlice.name)
  })
})

describe('the conversations', () => {
  const other = aConversation({ id: '62', position: aConversation().position + 10 })
  const waiting = aConversation({ id: '63', is_contact_request: true })

  it('stand with the newest first, without those that wait for an answer', () => {
    const { dispatch, getState } = aStore()
    dispatch(entitiesReceived({ conversations: [aConversation(), other, waiting] }))
    expect(selectInbox(getState()).map(({ id }) => id)).toEqual(['62', '61'])
    dispatch(
      messageSent({ tempId: 'of-mine', message: aMessage({ id: '72', created_ms: other.position + 1 }) }),
    )
    expect(selectInbox(getState()).map(({ id }) => id)).toEqual(['61', '62'])
    expect(selectConversation(getState(), '61')?.last_message?.id).toBe('72')
  })

  it('are read once they are opened, and gone once they are left', () => {
    const { dispatch, getState } = aStore()
    dispatch(entitiesReceived({ conversations: [aConversation()] }))
    dispatch(conversationRead({ conversationId: '61' }))
    expect(selectConversation(getState(), '61')?.unread).toBe(0)
    dispatch(conversationLeft({ conversationId: '61' }))
    expect(selectInbox(getState())).toEqual([])
  })
})

describe('a contact request', () => {
  function aStoreWithOne() {
    const store = aStore()
    store.dispatch(entitiesReceived({ contactRequests: [aContactRequest()] }))
    return store
  }

  it('C-3.49 C-7.55 is kept with hasDeclined and hasBlocked', () => {
    const { getState } = aStoreWithOne()
    expect(selectContactRequest(getState(), '61')).toMatchObject({ hasDeclined: false, hasBlocked: false })
    expect(selectWaitingRequests(getState())).toHaveLength(1)
  })

  it('C-4.44 is marked declined, marked blocked, or removed', () => {
    const { dispatch, getState } = aStoreWithOne()
    dispatch(requestDeclined({ requestId: '61' }))
    expect(selectContactRequest(getState(), '61')?.hasDeclined).toBe(true)
    dispatch(requestBlocked({ requestId: '61' }))
    expect(selectContactRequest(getState(), '61')?.hasBlocked).toBe(true)
    expect(selectWaitingRequests(getState())).toEqual([])
    dispatch(requestRestored({ requestId: '61' }))
    expect(selectWaitingRequests(getState())).toHaveLength(1)
    dispatch(requestRemoved({ requestId: '61' }))
    expect(selectContactRequest(getState(), '61')).toBeUndefined()
  })
})
