import type { MessageAttachment } from '@tessera/api-types/messages/views'
import type { UserMiniRow } from '../users/user-view.ts'

export interface PersonRow extends UserMiniRow {
  isDeactivated: boolean
  takesMessages: boolean
}

export interface MessageRow {
  id: string
  conversationId: string
  text: string
  createdAt: Date
  attachmentType: MessageAttachment | null
  sender: PersonRow
}

/** A message with what hangs on it. */
export interface FullMessageRow extends MessageRow {
  pinId: string | null
  boardId: string | null
  personId: string | null
  sentKey: string | null
  reactionCounts: { reactionType: number; reactionCount: number }[]
  reactionByViewer: number
}

/** How somebody stands to a conversation; who declined a request is not shown to anybody else. */
export type PersonalStanding = 'member' | 'requested' | 'declined'

/** A conversation as one of its people sees it. */
export interface ConversationRow {
  id: string
  name: string | null
  isGroup: boolean
  boardId: string | null
  createdAt: Date
  standing: PersonalStanding
  requestedBy: string | null
  afterMessageId: string
  lastMessageId: string
  unread: number
  emails: string[]
  people: PersonRow[]
  lastMessage: (Omit<MessageRow, 'createdAt'> & { createdAt: string }) | null
}
