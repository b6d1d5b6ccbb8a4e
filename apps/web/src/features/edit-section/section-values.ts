import { SECTION_NAME_MAX } from '@tessera/api-types/boards/board-limits'
import { z } from 'zod'
import type { MessageKey } from '../../shared/i18n/messages.ts'

const key = (message: MessageKey<'boards'>) => message

export const SectionValues = z.object({
  name: z
    .string()
    .trim()
    .min(1, key('sections.nameNeeded'))
    .max(SECTION_NAME_MAX, key('sections.nameTooLong')),
})
export type SectionValues = z.output<typeof SectionValues>
