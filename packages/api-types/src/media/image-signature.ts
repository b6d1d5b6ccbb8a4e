import { z } from 'zod'
import { fieldText } from '../field-text.ts'

/** MD5 of an image's content, 32 hex digits. */
export const ImageSignature = z.string().regex(/^[0-9a-f]{32}$/, fieldText('field.imageSignature'))
