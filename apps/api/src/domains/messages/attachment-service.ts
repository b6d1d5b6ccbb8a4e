import type { MessageAttachment } from '@tessera/api-types/messages/views'
import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { hydrateBoards } from '../boards/board-hydration.ts'
import { hydratePinCards } from '../pins/pin-hydration.ts'
import { hydrateUserCards } from '../users/user-hydration.ts'

/** Ids; at most one of the three is there. */
export interface Attached {
  pin?: string | null | undefined
  board?: string | null | undefined
  user?: string | null | undefined
}

interface AttachmentColumns {
  attachmentType: MessageAttachment | null
  pinId: string | null
  boardId: string | null
  personId: string | null
}

/**
 * What a message carries, once it is clear that its sender sees it.
 * @throws DomainError PIN_NOT_FOUND, BOARD_NOT_FOUND, USER_NOT_FOUND
 */
export async function requireAttachment(
  tx: Db,
  viewer: Member,
  { pin = null, board = null, user = null }: Attached,
  deps: Pick<Deps, 'site' | 'caches'>,
): Promise<AttachmentColumns> {
  const within = { ...deps, read: tx }
  const columns = { pinId: pin, boardId: board, personId: user }
  if (pin !== null) {
    if ((await hydratePinCards(within, viewer, [pin], 'opened')).length === 0)
      throw new DomainError('PIN_NOT_FOUND')
    return { ...columns, attachmentType: 'pin' }
  }
  if (board !== null) {
    if ((await hydrateBoards(within, viewer, [board])).length === 0) throw new DomainError('BOARD_NOT_FOUND')
    return { ...columns, attachmentType: 'board' }
  }
  if (user !== null) {
    if ((await hydrateUserCards(within, viewer, [user])).length === 0) throw new DomainError('USER_NOT_FOUND')
    return { ...columns, attachmentType: 'user' }
  }
  return { ...columns, attachmentType: null }
}
