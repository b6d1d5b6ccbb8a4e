import { createAction } from '@reduxjs/toolkit'
import type { UserMini } from '@tessera/api-types/users/views'

/** What is sent along with a message, as far as its preview needs it. */
export type Attached = {
  type: 'pin' | 'board' | 'user'
  id: string
  title: string
  imageUrl: string | null
  /** Where it is, for those who only pass its link on. */
  path: string
  /** Of a pin whose closeup was open. */
  trackingParams?: string | undefined
}

/** Somebody to write to, as far as a list shows them. */
export type Recipient = Pick<UserMini, 'id' | 'username' | 'full_name' | 'image_medium_url'>

export type NewMessage = { attached: Attached | null; people: Recipient[] }

/** Plain events, so that what leads to messages costs the first page no slice. */
export const dropdownToggled = createAction('conversationUi/dropdownToggled')
export const newMessageOpened = createAction<Partial<NewMessage>>('conversationUi/newMessageOpened')
