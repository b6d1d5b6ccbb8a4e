import { readFile } from 'node:fs/promises'
import {
  DEFAULT_STORY_EDITS,
  DEFAULT_STORY_TEXT_STYLE,
  STORY_BLOCK_TYPES as types,
  STORY_FONT_SIZES,
  STORY_POSITIONS,
} from '@tessera/api-types/story-pins/story-constants'
import type { StoryPage } from '@tessera/api-types/story-pins/story-content'
import { insertUploads } from '../domains/media/upload-store.ts'
import { insertRecord } from '../domains/music/music-store.ts'
import { saveStory } from '../domains/stories/story-service.ts'
import type { Db, Deps } from '../kernel/deps.ts'
import { storeSound } from '../sounds/sound-library.ts'
import { DEMO_STORIES, DEMO_TRACKS, type DemoStory } from './demo-stories-data.ts'

/** A pin of the demo world that shows a rendered scene. */
export interface DemoScene {
  pinId: string
  title: string
  description: string
  aggregatedPinId: string
  ownerId: string
  signature: string
  altText: string
}

type Scenes = ReadonlyMap<string, DemoScene>
type Making = Pick<Deps, 'newId' | 'now'>

const LICENSE = 'Made for this demo and free for any use (CC0 1.0).'

const TITLE_STYLE = {
  ...DEFAULT_STORY_TEXT_STYLE,
  font_size: STORY_FONT_SIZES.lg,
  color: '#FFFFFF',
  highlight_color: '#111111',
  font_id: null,
  text_transform: 'none',
} as const

const sceneOf = (scenes: Scenes, name: string): DemoScene => {
  const scene = scenes.get(name)
  if (!scene) throw new Error(`No pin shows ${name}`)
  return scene
}

/** Stories of pictures that are in the demo world, and the music that they and others may use. */
export async function writeStories(
  { storage, transact, ...making }: Making & Pick<Deps, 'storage' | 'transact'>,
  scenes: Scenes,
): Promise<void> {
  const sounds = await Promise.all(
    DEMO_TRACKS.map(async (track) => {
      const sound = await readFile(new URL(`music/${track.file}.m4a`, import.meta.url))
      return { ...track, id: making.newId(), signature: await storeSound(storage, sound) }
    }),
  )
  await transact(async (tx) => {
    for (const { id, title, artist, durationMs, scene, signature } of sounds) {
      const thumbnailSignature = sceneOf(scenes, scene).signature
      const words = { title, artist, isrc: null, license: LICENSE }
      const kept = { createdAt: making.now(), withdrawnAt: null }
      await insertRecord(tx, { id, ...words, thumbnailSignature, signature, durationMs, ...kept })
    }
    const trackIds = new Map(sounds.map(({ file, id }) => [file, id]))
    for (const story of DEMO_STORIES) await writeStory(tx, making, { story, scenes, trackIds })
  })
}

interface Written {
  story: DemoStory
  scenes: Scenes
  trackIds: ReadonlyMap<string, string>
}

/** Makes a picture's pin a story; its owner may edit it like one of their own making. */
async function writeStory(tx: Db, { newId, now }: Making, { story, scenes, trackIds }: Written) {
  const shown = story.pages.map(([name]) => sceneOf(scenes, name))
  const [first] = shown
  const trackId = trackIds.get(story.track)
  if (!first || trackId === undefined) throw new Error(`The story ${story.track} lacks something`)
  const pages = story.pages.map(([, words], at) => pageOf(words, at, shown[at] ?? first, trackId))
  const { aggregatedPinId, ownerId } = first
  await tx
    .updateTable('aggregatedPins')
    .set({ kind: 'story' })
    .where('id', '=', aggregatedPinId)
    .where('kind', '=', 'image')
    .execute()
  const signatures = shown.map(({ signature }) => signature)
  await saveStory(tx, { aggregatedPinId, templateType: 'none', pages, signatures })
  const upload = {
    userId: ownerId,
    mediaType: 'image',
    status: 'succeeded',
    createdAt: now(),
    updatedAt: now(),
  }
  await insertUploads(
    tx,
    signatures.map((imageSignature) => ({ ...upload, id: newId(), imageSignature })),
  )
}

const pageOf = (words: string, at: number, scene: DemoScene, track_id: string): StoryPage => ({
  id: `page-${at + 1}`,
  layout: 'full_bleed',
  background_color: '#111111',
  blocks: [
    {
      type: types.image,
      edits: DEFAULT_STORY_EDITS,
      image_signature: scene.signature,
      alt_text: scene.altText,
    },
    {
      type: types.heading,
      edits: { ...DEFAULT_STORY_EDITS, ...STORY_POSITIONS.bc, top: 72 },
      text: words,
      style: TITLE_STYLE,
    },
    { type: types.music, edits: DEFAULT_STORY_EDITS, track_id, start_ms: 0 },
  ],
})
