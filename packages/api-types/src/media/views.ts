import { fieldText } from '../field-text.ts'
import { z } from 'zod'
import { Id } from '../wire/scalars.ts'

/** MD5 of an image's content, 32 hex digits. */
export const ImageSignature = z.string().regex(/^[0-9a-f]{32}$/, fieldText('field.imageSignature'))

/** What may come by the form of a registered upload. */
export const FORM_MEDIA_TYPES = ['image', 'image-story-pin', 'video', 'video-story-pin'] as const
export const MEDIA_TYPES = [...FORM_MEDIA_TYPES, 'archive'] as const
export const UPLOAD_STATUSES = ['registered', 'processing', 'succeeded', 'failed'] as const // facts §1.2

/** A picture that was taken in. */
export const UploadedImage = z.object({
  success: z.literal(true),
  upload_id: Id,
  image_signature: ImageSignature,
  image_url: z.string(),
  width: z.number(),
  height: z.number(),
  dominant_color: z.string(),
})
export type UploadedImage = z.output<typeof UploadedImage>

/** How far an upload has come. */
export const UploadStatus = z.object({
  upload_id: Id,
  media_type: z.enum(MEDIA_TYPES),
  status: z.enum(UPLOAD_STATUSES),
  signature: ImageSignature.nullable(),
  image_url: z.string().nullable(),
  /** Of a video: the signature of its cover, which is that of the video. */
  video_signature: ImageSignature.nullable(),
  /** How much of a file that comes in parts is there. */
  received_bytes: z.int(),
  failure_code: z.string().nullable(),
  /** In English, for clients that render no reason. */
  failure_message: z.string().nullable(),
  /** The text of the reason and its values; null where it has no key. */
  failure_reason: z
    .object({
      key: z.string(),
      params: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])).optional(),
    })
    .nullable(),
})
export const isArchiveType = (mediaType: string): boolean => mediaType === 'archive'
export const isVideoType = (mediaType: string): boolean => mediaType.startsWith('video')
export type UploadStatus = z.output<typeof UploadStatus>

/** Where and with which fields the file of a registered upload is posted. */
export const UploadForm = z.object({
  upload_id: Id,
  upload_url: z.string(),
  upload_parameters: z.record(z.string(), z.string()),
})
export type UploadForm = z.output<typeof UploadForm>

/** A picture found on a page. */
export const FoundImage = z.object({
  url: z.string(),
  alt_text: z.string(),
  /** A small copy that we serve. */
  preview_url: z.string(),
})
export type FoundImage = z.output<typeof FoundImage>
