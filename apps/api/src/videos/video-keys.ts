import { signatureFolders } from '@tessera/api-types/images/image-path'
import { videoFiles, type VideoFile } from '@tessera/api-types/videos/video-files'

const folderOf = (signature: string): string => `videos/${signatureFolders(signature)}/${signature}`

/** Where a file of a video lies in the storage. */
export const videoKey = (signature: string, file: VideoFile): string => `${folderOf(signature)}/${file}`

export const keysOfVideo = (signature: string): string[] =>
  videoFiles.map((file) => videoKey(signature, file))

/** Where all videos lie, and the signature in a key of theirs. */
export const VIDEOS_FOLDER = 'videos'
export const signatureOfVideoKey = (key: string): string | null =>
  /\/([0-9a-f]{32})\/[0-9a-z.]+$/.exec(key)?.[1] ?? null

/** Where the parts of files wait that are still coming or being worked on. */
export const INCOMING_FOLDER = 'incoming'

/** A part of an upload that begins at `offset`; each has an id, so that no part replaces another. */
export const partKey = (
  folder: string,
  { uploadId, offset, partId }: { uploadId: string; offset: number; partId: string },
): string => `${folder}/${uploadId}/${String(offset).padStart(12, '0')}-${partId}.bin`
