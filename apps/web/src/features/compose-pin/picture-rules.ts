import { IMAGE_MAX_BYTES } from '@tessera/api-types/content-limits'
import { VIDEO_MAX_BYTES } from '@tessera/api-types/videos/video-files'
import { isVideoFile } from '../../entities/media/video-file.ts'
import type { MessageKey } from '../../shared/i18n/messages.ts'

type FileFacts = { size: number; type: string; name?: string }

/** Why a file cannot be a picture of a pin, as far as one can tell without reading it. */
export function fileFault({ size, type, name = '' }: FileFacts): MessageKey<'composer'> | null {
  if (size === 0) return 'composer.fileEmpty'
  if (isVideoFile({ type, name })) return size > VIDEO_MAX_BYTES ? 'composer.videoTooLarge' : null
  if (type !== '' && !type.startsWith('image/')) return 'composer.fileNoImage'
  if (size > IMAGE_MAX_BYTES) return 'composer.fileTooLarge'
  return null
}
