import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { insertUploads } from '../domains/media/upload-store.ts'
import { processUpload } from '../domains/media/video-upload-service.ts'
import type { Deps } from '../kernel/deps.ts'
import type { Task } from '../jobs/task.ts'
import { INCOMING_FOLDER, partKey } from '../videos/video-keys.ts'
import { insertPart } from '../domains/media/upload-part-store.ts'

export const SHOW_CLIP = 'demo.show-clip'
/** The moment of a clip that its poster shows, too. */
export const COVER_MS = 1_500

export interface Clip {
  /** Of its file. */
  name: string
  ownerId: string
  aggregatedPinId: string
}

/** Uploads clips as their owners would. Their versions are made once the server listens; until then the pins show posters. */
export async function uploadClips(
  { storage, jobs, newId, now, transact }: Pick<Deps, 'storage' | 'jobs' | 'newId' | 'now' | 'transact'>,
  clips: readonly Clip[],
): Promise<void> {
  for (const { name, ownerId, aggregatedPinId } of clips) {
    const uploadId = newId()
    const file = await readFile(new URL(`clips/${name}.mp4`, import.meta.url))
    const key = partKey(INCOMING_FOLDER, { uploadId, offset: 0, partId: newId() })
    await storage.put(key, file, { contentType: 'application/octet-stream' })
    const upload = {
      id: uploadId,
      userId: ownerId,
      mediaType: 'video',
      status: 'processing',
      coverMs: COVER_MS,
    }
    await transact(async (tx) => {
      await insertUploads(tx, [{ ...upload, createdAt: now(), updatedAt: now() }])
      await insertPart(tx, uploadId, { offset: 0, key })
      await jobs.add(tx, SHOW_CLIP, { uploadId, aggregatedPinId }, { queue: 'videos' })
    })
  }
}

/** Makes the versions of an uploaded clip, then lets its pin and all copies play it. */
export const showClip: Task = async (payload, deps) => {
  await processUpload(payload, deps)
  const { uploadId, aggregatedPinId } = payload as { uploadId: string; aggregatedPinId: string }
  await deps.transact((tx) =>
    sql`
      WITH made AS (
        SELECT i.* FROM media_uploads u JOIN images i ON i.signature = u.image_signature WHERE u.id = ${uploadId}::bigint
      ), shared AS (
        UPDATE aggregated_pins a SET kind = 'video', image_signature = made.signature FROM made
        WHERE a.id = ${aggregatedPinId}::bigint AND a.kind = 'image' RETURNING a.id
      ), copies AS (
        UPDATE pins p SET image_signature = made.signature, image_width = made.width, image_height = made.height,
          dominant_color = made.dominant_color
        FROM made, shared WHERE p.aggregated_pin_id = shared.id
      )
      INSERT INTO video_pins (aggregated_pin_id, signature) SELECT shared.id, made.signature FROM shared, made`.execute(
      tx,
    ),
  )
}
