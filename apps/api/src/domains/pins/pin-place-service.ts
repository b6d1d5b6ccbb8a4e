import type { Member } from '@tessera/shared-auth'
import type { Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { canAddPins } from '../boards/board-policy.ts'
import { lockBoard } from '../boards/board-service.ts'
import { savePlace, type Side } from './pin-place-store.ts'
import { lockPins } from './pin-store.ts'

interface Input {
  boardId: string
  pinId: string
  neighborId: string
  side: Side
}

/** Puts a pin before or after another of its board and section, for all who look at it. */
export function placePin(viewer: Member, asked: Input, { transact }: Pick<Deps, 'transact'>): Promise<void> {
  const { boardId, pinId, neighborId } = asked
  return transact(async (tx) => {
    const board = await lockBoard(tx, viewer, boardId)
    if (!canAddPins(viewer, board)) throw new DomainError('NOT_ALLOWED')
    const [one, other] = await lockPins(tx, boardId, [pinId, neighborId])
    if (!one || !other || one.sectionId !== other.sectionId) throw new DomainError('PIN_NOT_FOUND')
    const isPlaced = await savePlace(tx, asked)
    if (!isPlaced) throw new DomainError('LIMIT_REACHED')
  })
}
