import { type ImageSize, imagePath } from '@tessera/api-types/images/image-path'

/** The address of a cover picture on this site. */
export const coverUrl = (signature: string, size: ImageSize): string => `/images${imagePath(signature, size)}`
