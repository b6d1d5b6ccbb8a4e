import { z } from 'zod'
import { contract, pagedContract } from '../contract.ts'
import { Id, Timestamp } from '../wire/scalars.ts'
import { recentlyDeletedRoutes as routes } from './routes.ts'

/** How long what was deleted can be restored. */
export const RESTORABLE_DAYS = 30

const DeletedType = z.enum(['pin', 'section', 'board', 'comment'])
export type DeletedType = z.output<typeof DeletedType>

export const DeletedItem = z.object({
  type: DeletedType,
  id: Id,
  /** The words of a comment. */
  name: z.string(),
  image_url: z.string().nullable(),
  /** The board that a pin or a section was on. */
  board_name: z.string().nullable(),
  pin_count: z.number(),
  /** Replies that went with a comment. */
  reply_count: z.number(),
  deleted_at: Timestamp,
  deleted_until: Timestamp,
})
export type DeletedItem = z.output<typeof DeletedItem>

const oneItem = z.object({ type: DeletedType, id: Id })
const MISSING = ['PIN_NOT_FOUND', 'BOARD_SECTION_NOT_FOUND', 'BOARD_NOT_FOUND', 'COMMENT_NOT_FOUND'] as const

export const recentlyDeletedContracts = {
  'recentlyDeleted.list': pagedContract(routes['recentlyDeleted.list'], {
    summary: 'Pins, sections, boards and comments that the viewer deleted within 30 days, the latest first.',
    input: {},
    item: DeletedItem,
    errors: ['INVALID_BOOKMARK'],
  }),
  'recentlyDeleted.restore': contract(routes['recentlyDeleted.restore'], {
    summary:
      'Undoes a deletion: a pin is on its board again, a section or board has its pins again, a comment its replies.',
    input: oneItem,
    output: oneItem,
    errors: [...MISSING, 'NOT_ALLOWED', 'LIMIT_REACHED', 'BOARD_NAME_TAKEN', 'SECTION_NAME_TAKEN'],
  }),
  'recentlyDeleted.delete': contract(routes['recentlyDeleted.delete'], {
    summary: 'Forgets what was deleted, with its pins or replies: it cannot be restored.',
    input: oneItem,
    output: oneItem,
    errors: [...MISSING],
  }),
}
