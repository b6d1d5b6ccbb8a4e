import type { PinCard } from '@tessera/api-types/pins/views'
import { STORY_BLOCK_TYPES } from '@tessera/api-types/story-pins/story-constants'
import type { StoryPage } from '@tessera/api-types/story-pins/story-content'
import { clipFaults, picturesIn } from '@tessera/api-types/story-pins/story-faults'
import type { Member, Viewer } from '@tessera/shared-auth'
import type { Db } from '../../kernel/deps.ts'
import { DomainError, fieldError } from '../../kernel/domain-error.ts'
import { requireOwnImages, type Picture } from '../media/upload-service.ts'
import { requireTracks } from '../music/music-service.ts'
import { videoDurations } from '../media/video-upload-service.ts'
import { type Hydrating, hydratePinCards } from '../pins/pin-hydration.ts'
import { mentionable } from '../preferences/audience-service.ts'
import { loadNamed, namedIn } from '../stories/story-service.ts'

/** The products among the pins that the pages name, as far as the viewer sees them. */
export async function productsOn(
  viewer: Viewer,
  pages: readonly StoryPage[],
  deps: Hydrating,
): Promise<PinCard[]> {
  return productsAmong(viewer, namedIn(pages).pinIds, deps)
}

async function productsAmong(viewer: Viewer, pinIds: readonly string[], deps: Hydrating): Promise<PinCard[]> {
  const cards = await hydratePinCards(deps, viewer, pinIds, 'opened')
  return cards.filter(({ content }) => content.kind === 'product')
}

/** What the pages name that those before did not. */
function addedTo(before: readonly StoryPage[], pages: readonly StoryPage[]) {
  const [stood, named] = [namedIn(before), namedIn(pages)]
  const without = (ids: readonly string[], known: readonly string[]) =>
    ids.filter((id) => !known.includes(id))
  return {
    userIds: without(named.userIds, stood.userIds),
    commentIds: without(named.commentIds, stood.commentIds),
    pinIds: without(named.pinIds, stood.pinIds),
  }
}

/**
 * Makes sure that the writer of the pages may show what they name; returns the pictures in their order.
 * @param before the pages as they are: what they name may stay, whatever became of it
 * @throws DomainError for what is missing to them: UPLOAD_NOT_FOUND, USER_NOT_FOUND, PIN_NOT_FOUND,
 * COMMENT_NOT_FOUND, MUSIC_NOT_FOUND
 */
export async function requireNamed(
  tx: Db,
  viewer: Member,
  pages: readonly StoryPage[],
  deps: Hydrating,
  before: readonly StoryPage[] = [],
): Promise<Picture[]> {
  const { userIds, commentIds, pinIds } = addedTo(before, pages)
  const { users, comments } = await loadNamed(tx, viewer, { userIds, commentIds })
  if (users.length < userIds.length) throw new DomainError('USER_NOT_FOUND')
  if (comments.length < commentIds.length) throw new DomainError('COMMENT_NOT_FOUND')
  const admitted = await mentionable(tx, userIds, viewer.userId)
  if (!userIds.every((id) => admitted.has(id) || id === viewer.userId))
    throw new DomainError('NOT_ALLOWED', { reason: { key: 'refusal.mentionsLimited' } })
  if (pinIds.length > 0) {
    const products = await productsAmong(viewer, pinIds, { ...deps, read: tx })
    if (products.length < pinIds.length) throw new DomainError('PIN_NOT_FOUND')
  }
  const pictures = await requireOwnImages(tx, viewer.userId, picturesIn(pages))
  await requireShortClips(tx, pages, pictures)
  await requireMusic(tx, pages, new Set(musicIn(before).map(({ block }) => block.track_id)))
  return pictures
}

const musicIn = (pages: readonly StoryPage[]) =>
  pages.flatMap(({ blocks }, page) =>
    blocks.flatMap((block, at) => (block.type === STORY_BLOCK_TYPES.music ? [{ block, page, at }] : [])),
  )

/** @throws DomainError MUSIC_NOT_FOUND, or INVALID_INPUT at the first track that ends before its page begins it */
async function requireMusic(
  tx: Db,
  pages: readonly StoryPage[],
  mayStay: ReadonlySet<string>,
): Promise<void> {
  const used = musicIn(pages)
  const tracks = await requireTracks(tx, [...new Set(used.map(({ block }) => block.track_id))], mayStay)
  const late = used.find(
    ({ block }) => block.start_ms >= (tracks.get(block.track_id)?.durationMs ?? Number.POSITIVE_INFINITY),
  )
  if (!late) return
  const field = ['pages', late.page, 'blocks', late.at, 'start_ms'].join('.')
  throw fieldError('INVALID_INPUT', field, { key: 'field.story.musicStart' })
}

/** @throws DomainError INVALID_INPUT at the first clip that is none, too long, or too much with those before it */
async function requireShortClips(
  tx: Db,
  pages: readonly StoryPage[],
  pictures: readonly Picture[],
): Promise<void> {
  const durations = await videoDurations(
    tx,
    pictures.map(({ signature }) => signature),
  )
  const [fault] = clipFaults(pages, (signature) => {
    const milliseconds = durations.get(signature)
    return milliseconds === undefined ? undefined : milliseconds / 1000
  })
  if (fault) throw fieldError('INVALID_INPUT', fault.path.join('.'), { key: fault.message })
}
