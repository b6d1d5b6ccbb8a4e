import { imageUrl } from '@tessera/api-types/images/image-path'
import { isVideoType, type UploadedImage, type UploadStatus } from '@tessera/api-types/media/views'
import type { Site } from '../../kernel/deps.ts'
import { textOfReason } from '../../kernel/domain-error.ts'
import type { UploadRow } from './upload-store.ts'

interface TakenImage {
  uploadId: string
  signature: string
  width: number
  height: number
  dominantColor: string
}

export const toUploadedImage = (image: TakenImage, { imageBase }: Site): UploadedImage => ({
  success: true,
  upload_id: image.uploadId,
  image_signature: image.signature,
  image_url: imageUrl(imageBase, image.signature),
  width: image.width,
  height: image.height,
  dominant_color: image.dominantColor,
})

export const toUploadStatus = (upload: UploadRow, { imageBase }: Site): UploadStatus => ({
  upload_id: upload.id,
  media_type: upload.mediaType as UploadStatus['media_type'],
  status: upload.status as UploadStatus['status'],
  signature: upload.imageSignature,
  image_url: upload.imageSignature && imageUrl(imageBase, upload.imageSignature),
  video_signature: isVideoType(upload.mediaType) ? upload.imageSignature : null,
  received_bytes: Number(upload.receivedBytes),
  failure_code: upload.failureCode,
  failure_message: upload.failureReason ? textOfReason(upload.failureReason) : upload.failureMessage,
  failure_reason: upload.failureReason,
})
