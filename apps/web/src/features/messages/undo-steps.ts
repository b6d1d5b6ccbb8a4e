import { createAction } from '@reduxjs/toolkit'
import { whenTold } from '../../shared/store/listeners.ts'
import { contactRequestsApi } from './contact-requests-api.ts'
import { conversationApi } from './conversation-api.ts'
import { messagesApi } from './messages-api.ts'

const { restoreRequest } = contactRequestsApi.endpoints
const { restoreConversation } = conversationApi.endpoints
const { deleteMessage } = messagesApi.endpoints
const QUIET = { track: false } as const

/** Told by the undo of a toast: the last answer to a contact request is taken back. */
export const answerTakenBack = createAction<string>('messages/answerTakenBack')
export const leavingTakenBack = createAction<string>('messages/leavingTakenBack')
export const sendingTakenBack = createAction<{ conversation_id: string; message_id: string }>(
  'messages/sendingTakenBack',
)

whenTold(answerTakenBack, (contact_request_id, dispatch) => {
  void dispatch(restoreRequest.initiate({ contact_request_id }, QUIET))
})

whenTold(leavingTakenBack, (conversation_id, dispatch) => {
  void dispatch(restoreConversation.initiate({ conversation_id }, QUIET))
})

whenTold(sendingTakenBack, (message, dispatch) => {
  void dispatch(deleteMessage.initiate(message, QUIET))
})
