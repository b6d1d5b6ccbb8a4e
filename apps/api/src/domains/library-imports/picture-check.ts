import { VIDEO_MAX_BYTES } from '@tessera/api-types/videos/video-files'
import { isWebUrl } from '@tessera/api-types/wire/scalars'
import { ImageError } from '../../images/image-error.ts'
import { defaultImageLimits } from '../../images/image-limits.ts'
import { imageSignature } from '../../images/image-signature.ts'
import { detectImageType } from '../../images/image-type.ts'
import {
  type FoundPicture,
  LibraryError,
  type LibraryFault,
  type SourceFile,
} from '../../library/library-source.ts'

export type CheckedPicture = { signature: string | null } | { fault: LibraryFault }

/** What of a picture can be judged without the network: its file is there, small enough, and of a type we take. */
export async function checkPicture(
  picture: FoundPicture,
  fileOf: ReadonlyMap<string, SourceFile>,
): Promise<CheckedPicture> {
  if (!('file' in picture)) {
    const isAddress = isWebUrl('url' in picture ? picture.url : picture.page)
    return isAddress ? { signature: null } : { fault: 'address_not_allowed' }
  }
  const file = fileOf.get(picture.file)
  if (!file) return { fault: 'no_picture' }
  try {
    const bytes = await file.read(defaultImageLimits.maxBytes)
    await detectImageType(bytes)
    return { signature: await imageSignature(bytes) }
  } catch (error) {
    if (error instanceof LibraryError) return { fault: error.reason }
    if (error instanceof ImageError)
      return { fault: error.code === 'IMAGE_TYPE_UNSUPPORTED' ? 'unsupported_type' : 'unreadable' }
    throw error
  }
}

/** What keeps a video from being tried; whether it can be played is known once it is. */
export function checkVideo(name: string, fileOf: ReadonlyMap<string, SourceFile>): CheckedPicture {
  const file = fileOf.get(name)
  if (!file) return { fault: 'no_picture' }
  return file.size > VIDEO_MAX_BYTES ? { fault: 'too_large' } : { signature: null }
}
