import type { PinCard } from '@tessera/api-types/pins/views'
import type { StoryPinData } from '@tessera/api-types/story-pins/views'
import type { Viewer } from '@tessera/shared-auth'
import type { Deps } from '../../kernel/deps.ts'
import { toMusicTrack } from '../music/music-view.ts'
import { findStory, loadNamed } from './story-store.ts'
import { namedIn, toStoryPinData } from './story-view.ts'

const byId = <T extends { id: string }>(things: readonly T[]) => new Map(things.map((one) => [one.id, one]))

interface Reading extends Pick<Deps, 'now' | 'read' | 'site'> {
  /** Cards of those pins that the viewer may see. */
  cardsOf(ids: readonly string[]): Promise<PinCard[]>
}

/** The pages of a story with what they name; at most three statements, one where they name nothing. */
export async function readStory(
  viewer: Viewer,
  { aggregatedPinId, title }: { aggregatedPinId: string; title: string },
  { read, now, site, cardsOf }: Reading,
): Promise<StoryPinData | null> {
  const story = await findStory(read, aggregatedPinId)
  if (!story) return null
  const { pinIds, ...ids } = namedIn(story.pages)
  const [{ users, comments }, products] = await Promise.all([loadNamed(read, viewer, ids), cardsOf(pinIds)])
  const named = {
    images: new Map(story.images.map((image) => [image.signature, image])),
    tracks: byId(story.tracks.map((row) => toMusicTrack(row, { now, site }))),
    users: byId(users),
    comments: byId(comments),
    products: byId(products),
  }
  return toStoryPinData(story, { id: aggregatedPinId, title }, named, site)
}

export { emptyStory, findStory, loadNamed, saveStory } from './story-store.ts'
export { namedIn } from './story-view.ts'
