import { HttpError } from 'react-admin'
import type { ErrorReason } from '@tessera/api-types/errors'
import { callOf } from '@tessera/api-types/http-call'
import type { UploadedImage } from '@tessera/api-types/media/views'
import type { MusicRecord } from '@tessera/api-types/music/views'
import { allRoutes, type OperationName } from '@tessera/api-types/routes'
import { httpClient } from '../../providers/http-client.ts'
import { reasonText } from '../../providers/i18n-provider.ts'
import { messageOf } from '../../shared/field-errors.ts'

export interface NewTrack {
  title: string
  artist: string
  isrc?: string | null
  license: string
}

async function post<R>(name: OperationName, body: FormData): Promise<R> {
  const { path, method } = callOf(allRoutes[name], {})
  const { json } = await httpClient(path, { method, body })
  return json.data
}

async function sendPicture(picture: File): Promise<string> {
  const body = new FormData()
  body.append('img', picture)
  return (await post<UploadedImage>('media.uploadImage', body)).image_signature
}

/** Uploads a track with its picture; it is encoded before the response comes. */
export async function sendTrack(
  { title, artist, isrc, license }: NewTrack,
  file: File,
  picture: File | null,
): Promise<MusicRecord> {
  const body = new FormData()
  const fields = { title, artist, isrc: isrc ?? '', license }
  // Fields come before the file, so that it is refused by them before it is taken.
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  if (picture) body.append('thumbnail_signature', await sendPicture(picture))
  body.append('file', file)
  return post<MusicRecord>('musicRecords.add', body)
}

/** What is wrong with the first field of a refused form, else with all of it. */
export function refusalText(error: unknown): string {
  const { reason } = ((error instanceof HttpError && error.body) || {}) as { reason?: ErrorReason }
  const [ofField] = Object.values(reason?.fields ?? {})
  return reasonText(ofField) ?? messageOf(error)
}
