import { mediaContracts } from '@tessera/api-types/media/contracts'
import { DomainError } from '../../kernel/domain-error.ts'
import { implement, implementInSteps, type Operation } from '../../kernel/operation.ts'
import { toUploadedImage, toUploadStatus } from './media-view.ts'
import { findImages } from './page-images-service.ts'
import { receiveUpload } from './receive-service.ts'
import { refuseForgedForm, registerUploads, uploadImage } from './upload-service.ts'
import { loadUploads } from './upload-store.ts'
import { setCaptions } from './video-upload-service.ts'

export const mediaOperations: Operation[] = [
  implement(mediaContracts['media.uploadImage'], async ({ img }, { viewer, deps }) =>
    toUploadedImage(await uploadImage(viewer, img, deps), deps.site),
  ),
  implement(mediaContracts['media.register'], ({ media_info_list }, { viewer, deps }) =>
    registerUploads(viewer, media_info_list, deps),
  ),
  implementInSteps(mediaContracts['media.upload'], {
    beforeFile: (fields, { deps }) => refuseForgedForm(fields, deps),
    prepare: (form, { deps }) => receiveUpload(form, deps),
    handle: async (_form, { deps }, upload) => toUploadStatus(upload, deps.site),
  }),
  implement(mediaContracts['media.setCaptions'], async (input, { viewer, deps }) => ({
    signature: input.signature,
    captions_language: await setCaptions(viewer, input, deps),
  })),
  implement(mediaContracts['media.status'], async ({ upload_id }, { viewer, deps }) => {
    const [upload] = await loadUploads(deps.read, viewer.userId, [upload_id])
    if (!upload) throw new DomainError('UPLOAD_NOT_FOUND')
    return toUploadStatus(upload, deps.site)
  }),
  implement(mediaContracts['media.statuses'], async ({ upload_ids }, { viewer, deps }) => {
    const uploads = upload_ids.length > 0 ? await loadUploads(deps.read, viewer.userId, upload_ids) : []
    return Object.fromEntries(uploads.map((upload) => [upload.id, toUploadStatus(upload, deps.site)]))
  }),
  implement(mediaContracts['media.findImages'], ({ url }, { viewer, deps }) => findImages(viewer, url, deps)),
]
