import { ARCHIVE_EXTENSIONS, ARCHIVE_MAX_BYTES } from '@tessera/api-types/media/resumable-uploads'
import type { MessageKey } from '../../shared/i18n/messages.ts'

export const ARCHIVE_ACCEPT = ARCHIVE_EXTENSIONS.join(',')

/** What is wrong with a file before any of it is sent. */
export function archiveFault({ name, size }: Pick<File, 'name' | 'size'>): MessageKey<'imports'> | null {
  const isKnown = ARCHIVE_EXTENSIONS.some((ending) => name.toLowerCase().endsWith(ending))
  if (!isKnown) return 'imports.wrongType'
  if (size === 0) return 'imports.emptyFile'
  return size > ARCHIVE_MAX_BYTES ? 'imports.tooLarge' : null
}
