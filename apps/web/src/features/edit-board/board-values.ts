import { BOARD_DESCRIPTION_MAX, BOARD_NAME_MAX } from '@tessera/api-types/boards/board-limits'
import { z } from 'zod'
import type { MessageKey } from '../../shared/i18n/messages.ts'

const key = (message: MessageKey<'boards'>) => message

/** The form values of a board; errors are message keys. */
export const BoardValues = z.object({
  name: z.string().trim().min(1, key('boards.nameNeeded')).max(BOARD_NAME_MAX, key('boards.nameTooLong')),
  description: z.string().trim().max(BOARD_DESCRIPTION_MAX, key('boards.descriptionTooLong')),
  isSecret: z.boolean(),
})
export type BoardValues = z.output<typeof BoardValues>

export const noBoard: BoardValues = { name: '', description: '', isSecret: false }
