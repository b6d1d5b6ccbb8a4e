import { messagesContracts as contracts } from '@tessera/api-types/messages/contracts'
import { implement, type Operation } from '../../kernel/operation.ts'
import { answerRequest, requestPage } from './contact-request-service.ts'
import {
  changesFor,
  conversationPage,
  messagePage,
  openConversation,
  presentConversation,
  presentConversations,
  sentPin,
} from './conversation-reads.ts'
import {
  addPeople,
  beginConversation,
  leaveConversation,
  markConversationRead,
  renameConversation,
  restoreConversation,
} from './conversation-service.ts'
import { hydrateMessage, toReactions } from './message-hydration.ts'
import { reactToMessage, sendMessage, takeMessageBack } from './message-service.ts'

const conversations: Operation[] = [
  implement(contracts['conversations.list'], async (input, { viewer, deps }) => {
    const { rows, bookmark } = await conversationPage(viewer, 'member', input, deps)
    return { items: await presentConversations(deps, viewer, rows), bookmark }
  }),
  implement(contracts['conversations.create'], async (input, { viewer, deps }) =>
    openConversation(viewer, await beginConversation(viewer, input, deps), deps),
  ),
  implement(contracts['conversations.changes'], (_input, { viewer, deps }) => changesFor(viewer, deps)),
  implement(contracts['conversations.get'], ({ conversation_id }, { viewer, deps }) =>
    openConversation(viewer, conversation_id, deps),
  ),
  implement(contracts['conversations.rename'], async ({ conversation_id, name }, { viewer, deps }) =>
    presentConversation(deps, viewer, await renameConversation(viewer, conversation_id, name, deps)),
  ),
  implement(contracts['conversations.leave'], async ({ conversation_id }, { viewer, deps }) => {
    await leaveConversation(viewer, conversation_id, deps)
    return {}
  }),
  implement(contracts['conversations.restore'], async ({ conversation_id }, { viewer, deps }) =>
    presentConversation(deps, viewer, await restoreConversation(viewer, conversation_id, deps)),
  ),
  implement(
    contracts['conversations.markRead'],
    async ({ conversation_id: id, up_to: upTo }, { viewer, deps }) => ({
      conversations_unseen_count: await markConversationRead(viewer, { id, upTo }, deps),
    }),
  ),
  implement(contracts['conversations.addPeople'], async (input, { viewer, deps }) =>
    presentConversation(deps, viewer, await addPeople(viewer, input.conversation_id, input, deps)),
  ),
]

const messages: Operation[] = [
  implement(contracts['messages.list'], (input, { viewer, deps }) =>
    messagePage(viewer, input.conversation_id, input, deps),
  ),
  implement(contracts['messages.send'], async (input, { viewer, deps }) =>
    hydrateMessage(deps, viewer, await sendMessage(viewer, input.conversation_id, input, deps)),
  ),
  implement(contracts['messages.delete'], async (input, { viewer, deps }) => {
    await takeMessageBack(viewer, input, deps)
    return {}
  }),
  implement(contracts['messages.react'], async (input, { viewer, deps }) =>
    toReactions(await reactToMessage(viewer, input, input.reaction_type, deps)),
  ),
  implement(contracts['messages.unreact'], async (input, { viewer, deps }) =>
    toReactions(await reactToMessage(viewer, input, null, deps)),
  ),
  implement(contracts['messages.sentPin'], ({ pin_id, sent_key }, { viewer, deps }) =>
    sentPin(viewer, { pinId: pin_id, sentKey: sent_key }, deps),
  ),
]

const contactRequests: Operation[] = [
  implement(contracts['contactRequests.list'], (input, { viewer, deps }) => requestPage(viewer, input, deps)),
  implement(contracts['contactRequests.accept'], ({ contact_request_id }, { viewer, deps }) =>
    answerRequest(viewer, contact_request_id, 'accept', deps),
  ),
  implement(contracts['contactRequests.decline'], ({ contact_request_id }, { viewer, deps }) =>
    answerRequest(viewer, contact_request_id, 'decline', deps),
  ),
  implement(contracts['contactRequests.block'], ({ contact_request_id }, { viewer, deps }) =>
    answerRequest(viewer, contact_request_id, 'block', deps),
  ),
  implement(contracts['contactRequests.restore'], ({ contact_request_id }, { viewer, deps }) =>
    answerRequest(viewer, contact_request_id, 'restore', deps),
  ),
]

export const messagesOperations: Operation[] = [...conversations, ...messages, ...contactRequests]
