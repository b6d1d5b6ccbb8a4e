import type { Listener } from '../../kernel/events.ts'
import { handOver } from './report-store.ts'

export const onBoardTransferred: Listener<'boardTransferred'> = async (tx, _deps, { boardId, ownerId }) => {
  await handOver(tx, boardId, ownerId)
}
