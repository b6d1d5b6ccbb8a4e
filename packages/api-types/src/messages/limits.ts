/** People of one conversation, the viewer among them. // requirement C-1.13 */
export const MAX_CONVERSATION_PEOPLE = 10
export const MAX_MESSAGE_LENGTH = 1000
export const MAX_CONVERSATION_NAME = 60
/** Conversations in one list of changes. */
export const MAX_CHANGES = 20
