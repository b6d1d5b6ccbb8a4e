import type { Reason } from '@tessera/api-types/error-texts'
import type { Db } from '../../kernel/deps.ts'
import type { IngestedVideo } from '../../videos/video-library.ts'

export const insertVideo = (tx: Db, video: IngestedVideo, createdAt: Date) =>
  tx
    .insertInto('videos')
    .values({
      signature: video.cover.signature,
      durationMs: video.durationMs,
      width: video.width,
      height: video.height,
      mobileWidth: video.mobileWidth,
      mobileHeight: video.mobileHeight,
      createdAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** False when there is no such video. */
export async function updateCaptions(
  tx: Db,
  signature: string,
  captions: { captions: string | null; captionsLanguage: string | null },
): Promise<boolean> {
  const row = await tx
    .updateTable('videos')
    .set(captions)
    .where('signature', '=', signature)
    .returning('signature')
    .executeTakeFirst()
  return row !== undefined
}

export async function loadCaptions(db: Db, signature: string): Promise<string | null> {
  const row = await db
    .selectFrom('videos')
    .select('captions')
    .where('signature', '=', signature)
    .executeTakeFirst()
  return row?.captions ?? null
}

/** Ends the wait for videos whose work has not come to an end until `before`. */
export const failOverdueVideos = (tx: Db, before: Date, at: Date) =>
  tx
    .updateTable('mediaUploads')
    .set({
      status: 'failed',
      failureCode: 'UNAVAILABLE',
      failureReason: JSON.stringify({ key: 'refusal.video.overdue' } satisfies Reason),
      updatedAt: at,
    })
    .where('mediaType', 'like', 'video%')
    .where('status', '=', 'processing')
    .where('updatedAt', '<', before)
    .execute()

/** Videos of a member that are announced, on their way or being worked on. */
export const countUnfinishedVideos = async (db: Db, userId: string): Promise<number> => {
  const row = await db
    .selectFrom('mediaUploads')
    .select((of) => of.fn.countAll<string>().as('unfinished'))
    .where('userId', '=', userId)
    .where('mediaType', 'like', 'video%')
    .where('status', 'in', ['registered', 'processing'])
    .executeTakeFirstOrThrow()
  return Number(row.unfinished)
}

/** Milliseconds of each of the videos that has a row, by its signature. */
export async function videoDurations(db: Db, signatures: readonly string[]): Promise<Map<string, number>> {
  if (signatures.length === 0) return new Map()
  const rows = await db
    .selectFrom('videos')
    .select(['signature', 'durationMs'])
    .where('signature', 'in', signatures)
    .execute()
  return new Map(rows.map(({ signature, durationMs }) => [signature, durationMs]))
}
