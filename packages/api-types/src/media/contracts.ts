import { z } from 'zod'
import { contract } from '../contract.ts'
import { Id, int, list, WebUrl } from '../wire/scalars.ts'
import { mediaRoutes } from './routes.ts'
import { CAPTIONS_MAX_CHARACTERS, VIDEO_MAX_MS } from '../videos/video-files.ts'
import {
  FORM_MEDIA_TYPES,
  FoundImage,
  ImageSignature,
  UploadedImage,
  UploadForm,
  UploadStatus,
} from './views.ts'

const MAX_UPLOADS = 50

const imageErrors = [
  'IMAGE_TOO_SMALL',
  'IMAGE_BROKEN',
  'IMAGE_TOO_LARGE',
  'IMAGE_TOO_MANY_PIXELS',
  'IMAGE_TOO_COMPLEX',
  'IMAGE_TYPE_UNSUPPORTED',
  'IMAGE_TIMEOUT',
  'UNAVAILABLE',
] as const

/** A file of a multipart form, as the server's transports hand it over: read when there is room for it. */
export const UploadedFile = z
  .object({
    read: z.custom<() => Promise<Uint8Array>>((value) => typeof value === 'function', 'must be a file'),
    stream: z.custom<() => AsyncIterable<Uint8Array>>((value) => typeof value === 'function').optional(),
    size: z.int().optional(),
    filename: z.string(),
  })
  .meta({ isFile: true })

const MediaInfo = z.object({
  id: z.string().min(1).max(100),
  media_type: z.enum(FORM_MEDIA_TYPES).default('image'),
  /** Which moment of a video becomes its cover, in milliseconds. */
  cover_ms: int({ min: 0, max: VIDEO_MAX_MS }).optional(),
  upload_aux_data: z.record(z.string(), z.unknown()).optional(),
})

export const mediaContracts = {
  'media.uploadImage': contract(mediaRoutes['media.uploadImage'], {
    summary: 'Takes a picture in, in one multipart form with the field img.',
    input: z.object({ img: UploadedFile }),
    output: UploadedImage,
    errors: imageErrors,
  }),
  'media.register': contract(mediaRoutes['media.register'], {
    summary: 'Announces uploads and returns a signed form for each.',
    input: z.object({
      media_info_list: list(MediaInfo, MAX_UPLOADS).refine((infos) => infos.length > 0, 'is needed'),
    }),
    output: z.record(z.string(), UploadForm),
    errors: ['LIMIT_REACHED'],
  }),
  'media.upload': contract(mediaRoutes['media.upload'], {
    summary:
      'Takes the file of a registered upload, with the fields of its signed form. Larger files are uploaded by the tus protocol.',
    input: z.object({
      upload_id: Id,
      expires: z.string().regex(/^\d{1,15}$/),
      token: z.string().max(200),
      file: UploadedFile,
    }),
    output: UploadStatus,
    errors: ['UPLOAD_NOT_FOUND', 'CONFLICT', ...imageErrors],
  }),
  'media.setCaptions': contract(mediaRoutes['media.setCaptions'], {
    summary: 'Gives a video of the viewer’s captions (WebVTT) in a language, or takes them away.',
    input: z.object({
      signature: ImageSignature,
      language: z
        .string()
        .regex(/^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*$/)
        .max(35)
        .default('en'),
      captions: z.string().max(CAPTIONS_MAX_CHARACTERS).nullable(),
    }),
    output: z.object({ signature: ImageSignature, captions_language: z.string().nullable() }),
    errors: ['UPLOAD_NOT_FOUND'],
  }),
  'media.status': contract(mediaRoutes['media.status'], {
    summary: 'How far one of the viewer’s uploads has come.',
    input: z.object({ upload_id: Id }),
    output: UploadStatus,
    errors: ['UPLOAD_NOT_FOUND'],
  }),
  'media.statuses': contract(mediaRoutes['media.statuses'], {
    summary: 'How far several of the viewer’s uploads have come, by id; unknown ones are left out.',
    input: z.object({ upload_ids: list(Id, MAX_UPLOADS) }),
    output: z.record(z.string(), UploadStatus),
  }),
  'media.findImages': contract(mediaRoutes['media.findImages'], {
    summary: 'The pictures of a page, largest promise first.',
    input: z.object({ url: WebUrl, source: z.string().max(40).optional() }),
    output: z.object({ items: z.array(FoundImage), title: z.string() }),
    errors: ['IMAGE_NOT_FETCHED', 'ADDRESS_NOT_ALLOWED'],
  }),
}
