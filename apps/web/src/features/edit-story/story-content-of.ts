import { imagePath } from '@tessera/api-types/images/image-path'
import {
  STORY_BLOCK_TYPES as types,
  STORY_PLAIN_BLOCK_TYPES as plainTypes,
  type StoryBlockType,
} from '@tessera/api-types/story-pins/story-constants'
import type { StoryBlock, StoryDraftContent, StoryPage } from '@tessera/api-types/story-pins/story-content'
import type { StickerPin, StoryBlockView, StoryPageView } from '@tessera/api-types/story-pins/views'
import type { MusicTrack } from '@tessera/api-types/music/views'
import type { UserMini } from '@tessera/api-types/users/views'
import { completedUrl } from '@tessera/api-types/wire/scalars'
import { emptyStory, type StoryEditorState } from './story-editor-slice.ts'
import { newStoryBlock, newStoryItem, type StoryPinItemBlock } from './story-item.ts'

/** What stickers name, by id, as far as it could be asked for. */
export interface NamedThings {
  users: ReadonlyMap<string, UserMini>
  pins: ReadonlyMap<string, StickerPin>
  tracks: ReadonlyMap<string, MusicTrack>
  /** Blocks whose content could not be asked for now; they stay as they came. */
  unanswered?: ReadonlySet<StoryBlock>
}

/** Where the server serves a member's own upload. */
export const uploadUrl = (signature: string): string => `/images${imagePath(signature, '736x')}`

/** A block as it is sent; nothing of one whose content is not here. */
function sent({ type, edits, text, style, items, href, media, kept }: StoryPinItemBlock): StoryBlock[] {
  const asItCame = kept ? [{ ...kept, edits }] : []
  switch (type) {
    case types.heading:
    case types.paragraph:
    case plainTypes.text:
      return [{ type, edits, text, style }]
    case types.image:
      return media?.kind === 'image'
        ? [{ type, edits, image_signature: media.signature, alt_text: media.altText }]
        : []
    case types.video:
      return media?.kind === 'video'
        ? [{ type, edits, video_signature: media.signature, alt_text: media.altText }]
        : []
    case types.ingredient:
    case types.supply:
    case plainTypes.list:
      return [{ type, edits, items: items.filter(({ amount, name }) => amount !== '' || name !== '') }]
    case types.link:
      return [{ type, edits, text, href: completedUrl(href.trim()) }]
    case types.genericInteractiveSticker:
      return [{ type, edits, text }]
    case types.mentionSticker:
      return media?.kind === 'user' ? [{ type, edits, user_id: media.user.id }] : asItCame
    case types.productSticker:
      return media?.kind === 'pin' ? [{ type, edits, pin_id: media.pin.id }] : asItCame
    case types.music:
      return media?.kind === 'music'
        ? [{ type, edits, track_id: media.track.id, start_ms: media.startMs }]
        : asItCame
    default:
      return asItCame
  }
}

/** Blocks that show what they name. */
const NAMING: readonly StoryBlockType[] = [types.mentionSticker, types.productSticker, types.music]

/** A block as it is drawn; nothing of one that names what is not here. */
export function drawn(block: StoryPinItemBlock): StoryBlockView[] {
  const { type, edits, text, style, items, href, media } = block
  if (media) return [drawnMedia(media, edits)]
  if (NAMING.includes(type)) return []
  switch (type) {
    case types.heading:
    case types.paragraph:
    case plainTypes.text:
      return [{ type, edits, text, style }]
    case types.ingredient:
    case types.supply:
    case plainTypes.list:
      return [{ type, edits, items }]
    case types.link:
      return [{ type, edits, text, href }]
    default:
      return [{ type: types.genericInteractiveSticker, edits, text }]
  }
}

type Media = NonNullable<StoryPinItemBlock['media']>

function drawnMedia(media: Media, edits: StoryPinItemBlock['edits']): StoryBlockView {
  switch (media.kind) {
    case 'user':
      return { type: types.mentionSticker, edits, user: media.user }
    case 'music':
      return { type: types.music, edits, start_ms: media.startMs, track: media.track }
    case 'pin':
      return { type: types.productSticker, edits, pin: media.pin }
    case 'image':
    case 'video': {
      const image = { url: media.url, width: 360, height: 640, dominantColor: '#cccccc' }
      const picture = { edits, image, alt_text: media.altText }
      return media.kind === 'image'
        ? { type: types.image, ...picture }
        : { type: types.video, ...picture, duration: 0, video_list: {} }
    }
  }
}

const blocksOf = (state: StoryEditorState, id: string): StoryPinItemBlock[] =>
  (state.items[id]?.blockIds ?? []).flatMap((block) => state.blocks[block] ?? [])

/** A page as readers will see it. */
export const pageView = (state: StoryEditorState, id: string): StoryPageView => ({
  id,
  layout: state.items[id]?.layout ?? 'full_bleed',
  background_color: state.items[id]?.backgroundColor ?? '#ffffff',
  blocks: blocksOf(state, id).flatMap(drawn),
})

/** The story as the server keeps it. */
export const contentOf = (state: StoryEditorState): StoryDraftContent => ({
  title: state.details.title,
  description: state.details.description,
  link: state.details.link,
  board_id: state.details.boardId || null,
  section: state.details.sectionId,
  template_type: state.details.templateType,
  made_with_ai: state.details.isMadeWithAi,
  pages: state.pageIds.map((id) => ({
    id,
    layout: state.items[id]?.layout ?? 'full_bleed',
    background_color: state.items[id]?.backgroundColor ?? '#ffffff',
    blocks: blocksOf(state, id).flatMap(sent),
  })),
})

/** A block of the server's as it is edited; nothing of what cannot be edited here. */
function edited(block: StoryBlock, { users, pins, tracks, unanswered }: NamedThings): StoryPinItemBlock[] {
  const { type, edits } = block
  const asItCame = unanswered?.has(block) ? [newStoryBlock(type, { edits, kept: block })] : []
  switch (type) {
    case types.image: {
      const { image_signature: signature, alt_text: altText } = block
      const media = { kind: 'image' as const, signature, url: uploadUrl(signature), altText }
      return [newStoryBlock(type, { edits, media })]
    }
    case types.video: {
      const { video_signature: signature, alt_text: altText } = block
      const media = { kind: 'video' as const, signature, url: uploadUrl(signature), altText }
      return [newStoryBlock(type, { edits, media })]
    }
    case types.mentionSticker: {
      const user = users.get(block.user_id)
      return user ? [newStoryBlock(type, { edits, media: { kind: 'user', user } })] : asItCame
    }
    case types.productSticker: {
      const pin = pins.get(block.pin_id)
      return pin ? [newStoryBlock(type, { edits, media: { kind: 'pin', pin } })] : asItCame
    }
    case types.music: {
      const track = tracks.get(block.track_id)
      const media = track && { kind: 'music' as const, track, startMs: block.start_ms }
      return [newStoryBlock(type, { edits, ...(media ? { media } : { kept: block }) })]
    }
    case types.virtualTryOnMakeupSticker:
    case types.commentReplySticker:
      return [newStoryBlock(type, { edits, kept: block, text: 'text' in block ? block.text : '' })]
    default: {
      const { edits: _edits, type: _type, ...rest } = block
      return [newStoryBlock(type, { edits, ...rest })]
    }
  }
}

const editedPage = (page: StoryPage, named: NamedThings) => {
  const blocks = page.blocks.flatMap((block) => edited(block, named))
  const entries = blocks.map((block, at) => [`${page.id}-${at}`, block] as const)
  const { layout, background_color: backgroundColor } = page
  return { entries, item: newStoryItem({ layout, backgroundColor, blockIds: entries.map(([id]) => id) }) }
}

/** What the server keeps, as the editor holds it. */
export function editorOf(
  content: StoryDraftContent,
  named: NamedThings,
  kept: Pick<StoryEditorState, 'draft' | 'pinId'>,
): StoryEditorState {
  const empty = emptyStory()
  if (content.pages.length === 0) return { ...empty, ...kept }
  const pages = content.pages.map((page) => ({ id: page.id, ...editedPage(page, named) }))
  const { title = '', description = '', link, board_id, section, template_type, made_with_ai } = content
  return {
    ...empty,
    ...kept,
    items: Object.fromEntries(pages.map(({ id, item }) => [id, item])),
    blocks: Object.fromEntries(pages.flatMap(({ entries }) => entries)),
    pageIds: pages.map(({ id }) => id),
    activePageId: pages[0]?.id ?? null,
    details: {
      title,
      description,
      link: link ?? '',
      boardId: board_id ?? '',
      sectionId: section ?? null,
      templateType: template_type,
      isMadeWithAi: made_with_ai === true,
    },
    status: 'saved',
  }
}
