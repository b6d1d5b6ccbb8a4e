import type { ResumableWatch } from './resumable-upload.ts'

/** Sends an archive; the code for it is loaded when one was chosen. */
export async function uploadArchive(file: File, watch: ResumableWatch) {
  const { uploadResumably } = await import('./resumable-upload.ts')
  return uploadResumably(file, 'archive', watch)
}
