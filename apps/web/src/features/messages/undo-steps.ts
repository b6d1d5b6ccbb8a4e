import { createAction } from '@reduxjs/toolkit'
import { onUndo } from '../../shared/toasts/undo.ts'
import { contactRequestsApi } from './contact-requests-api.ts'
import { conversationApi } from './conversation-api.ts'
import { messagesApi } from './messages-api.ts'

const { restoreRequest } = contactRequestsApi.endpoints
const { restoreConversation } = conversationApi.endpoints
const { deleteMessage } = messagesApi.endpoints
const QUIET = { track: false } as const

/** Emitted by the undo of a toast: the last response to a contact request is undone. */
export const answerTakenBack = createAction<string>('messages/answerTakenBack')
export const leavingTakenBack = createAction<string>('messages/leavingTakenBack')
export const sendingTakenBack = createAction<{ conversation_id: string; message_id: string }>(
  'messages/sendingTakenBack',
)

onUndo(answerTakenBack, (contact_request_id, dispatch) =>
  dispatch(restoreRequest.initiate({ contact_request_id }, QUIET)),
)

onUndo(leavingTakenBack, (conversation_id, dispatch) =>
  dispatch(restoreConversation.initiate({ conversation_id }, QUIET)),
)

onUndo(sendingTakenBack, (message, dispatch) => dispatch(deleteMessage.initiate(message, QUIET)))
