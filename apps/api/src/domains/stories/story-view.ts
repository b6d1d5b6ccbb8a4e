import { imageUrl } from '@tessera/api-types/images/image-path'
import type { MusicTrack } from '@tessera/api-types/music/views'
import type { PinCard } from '@tessera/api-types/pins/views'
import { STORY_BLOCK_TYPES as types } from '@tessera/api-types/story-pins/story-constants'
import type { StoryBlock, StoryPage } from '@tessera/api-types/story-pins/story-content'
import type {
  StickerPin,
  StoryBlockView,
  StoryPageView,
  StoryPinData,
} from '@tessera/api-types/story-pins/views'
import type { Site } from '../../kernel/deps.ts'
import { toVideoList } from '../media/video-view.ts'
import { toUserMini, type UserMiniRow } from '../users/user-view.ts'
import type { RepliedComment, StoryImageRow, StoryRow } from './story-store.ts'

/** What the blocks of a story name, as far as the viewer may see it, by id. */
export interface Named {
  images: ReadonlyMap<string, StoryImageRow>
  tracks: ReadonlyMap<string, MusicTrack>
  users: ReadonlyMap<string, UserMiniRow>
  comments: ReadonlyMap<string, RepliedComment>
  products: ReadonlyMap<string, PinCard>
}

/** What the stickers of some pages name. */
export function namedIn(pages: readonly StoryPage[]) {
  const blocks = pages.flatMap((page) => page.blocks)
  const idsOf = (idOf: (block: StoryBlock) => string | undefined) => [
    ...new Set(blocks.flatMap((block) => idOf(block) ?? [])),
  ]
  return {
    userIds: idsOf((block) => (block.type === types.mentionSticker ? block.user_id : undefined)),
    commentIds: idsOf((block) => (block.type === types.commentReplySticker ? block.comment_id : undefined)),
    pinIds: idsOf((block) => ('pin_id' in block ? block.pin_id : undefined)),
  }
}

/** Only products have product stickers; to people under 16 there are none. */
function stickerPin(card: PinCard | undefined): StickerPin | undefined {
  if (card?.content.kind !== 'product') return undefined
  return {
    id: card.id,
    title: card.title,
    image_url: card.images['236x'].url,
    price_value: card.price_value,
    price_currency: card.price_currency,
  }
}

const imageView = ({ signature, width, height, dominantColor }: StoryImageRow, site: Site) => ({
  url: imageUrl(site.imageBase, signature, '736x'),
  width,
  height,
  dominantColor,
})

/** Milliseconds of all clips, each as often as it is shown. */
const videoDuration = (pages: readonly StoryPage[], images: Named['images']): number =>
  pages
    .flatMap(({ blocks }) => blocks)
    .reduce((sum, block) => {
      const cover = block.type === types.video ? images.get(block.video_signature) : undefined
      return sum + (cover?.video?.durationMs ?? 0)
    }, 0)

/** A block with what it names; nothing where the viewer may not see that. */
function blockView(block: StoryBlock, named: Named, site: Site): StoryBlockView[] {
  const { edits } = block
  switch (block.type) {
    case types.image: {
      const image = named.images.get(block.image_signature)
      return image
        ? [{ type: block.type, edits, alt_text: block.alt_text, image: imageView(image, site) }]
        : []
    }
    case types.video: {
      const cover = named.images.get(block.video_signature)
      if (!cover?.video) return []
      const { type, alt_text } = block
      const { durationMs: duration } = cover.video
      const video_list = toVideoList(cover.video, site)
      return [{ type, edits, alt_text, image: imageView(cover, site), duration, video_list }]
    }
    case types.music: {
      const track = named.tracks.get(block.track_id)
      return track ? [{ type: block.type, edits, start_ms: block.start_ms, track }] : []
    }
    case types.mentionSticker: {
      const user = named.users.get(block.user_id)
      return user ? [{ type: block.type, edits, user: toUserMini(user, site) }] : []
    }
    case types.productSticker: {
      const pin = stickerPin(named.products.get(block.pin_id))
      return pin ? [{ type: block.type, edits, pin }] : []
    }
    case types.virtualTryOnMakeupSticker: {
      const pin = stickerPin(named.products.get(block.pin_id))
      return pin ? [{ type: block.type, edits, pin, shade: block.shade }] : []
    }
    case types.commentReplySticker: {
      const comment = named.comments.get(block.comment_id)
      if (!comment) return []
      const { id, text, user } = comment
      return [
        { type: block.type, edits, text: block.text, comment: { id, text, user: toUserMini(user, site) } },
      ]
    }
    default:
      return [block]
  }
}

/** Who made the music of the pages, each track once, in the order they are heard. */
function attributionsOf(pages: readonly StoryPageView[]): StoryPinData['music_attributions'] {
  const tracks = pages
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.type === types.music ? [block.track] : []))
  return [...new Map(tracks.map((track) => [track.id, track])).values()].map(
    ({ artist, isrc, title, thumbnail }) => ({ artist, isrc, title, thumbnail }),
  )
}

export function toStoryPinData(
  story: StoryRow,
  about: { id: string; title: string },
  named: Named,
  site: Site,
): StoryPinData {
  const pages = story.pages.map(({ blocks, ...page }) => ({
    ...page,
    blocks: blocks.flatMap((block) => blockView(block, named, site)),
  }))
  return {
    id: about.id,
    pages,
    metadata: {
      title: about.title,
      total_video_duration: videoDuration(story.pages, named.images),
      template_type: story.templateType,
      is_deleted: story.isDeleted,
    },
    music_attributions: attributionsOf(pages),
  }
}
