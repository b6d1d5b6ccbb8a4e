import { z } from 'zod'

/** MD5 of an image's content, 32 hex digits. */
export const ImageSignature = z.string().regex(/^[0-9a-f]{32}$/, 'must be an image signature')
