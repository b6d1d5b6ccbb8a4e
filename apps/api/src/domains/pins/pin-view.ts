import type { PinImage } from '@tessera/api-types/images/pin-image'
import type { StoryPinData } from '@tessera/api-types/story-pins/views'
import type {
  CarouselSlot,
  PinCard,
  PinView,
  RecommendationReason,
  SavedInfo,
} from '@tessera/api-types/pins/views'
import {
  imageDimensions,
  imageUrl,
  pinImageSizes,
  type PinImageSize,
} from '@tessera/api-types/images/image-path'
import { memberId, type Viewer } from '@tessera/shared-auth'
import type { Site } from '../../kernel/deps.ts'
import { boardUrl, toBoardMini } from '../boards/board-view.ts'
import { toUserMini } from '../users/user-view.ts'
import { shoppingFacts, type SlotRow, toAttribution, toContent, toRichMetadata } from './pin-content-view.ts'
import { cardFields, pinFields } from './pin-fields-view.ts'
import { embedOf } from './embed-rules.ts'
import { htmlOf, linkFrom } from './pin-words-view.ts'
import { toSeenSponsorship } from './sponsorship-view.ts'
import {
  canAskSponsor,
  canCommentOn,
  canEditCarousel,
  canEditPin,
  canEditStory,
  canHighlight,
  canRemove,
  canSayMadeWithAi,
  canSetCaptions,
} from './pin-policy.ts'
import type { PinDetailRow, PinRow, SavedCopyRow } from './pin-row.ts'

const CARD_SIZES = ['236x', '474x', '736x', 'orig'] as const satisfies readonly PinImageSize[]
const SEO_TITLE_MAX = 70
const SEO_DESCRIPTION_MAX = 160

/** A card as it is for everybody. */
export type SharedPinCard = ReturnType<typeof toSharedPinCard>

export function toSharedPinCard(pin: PinRow, site: Site) {
  return {
    content: pin.content,
    fields: {
      id: pin.id,
      type: 'pin' as const,
      ...cardFields(pin),
      grid_title: pin.title,
      images: imagesOf(pin, CARD_SIZES, site),
      repin_count: pin.saveCount,
      pinner: toUserMini(
        {
          id: pin.userId,
          username: pin.username,
          fullName: pin.fullName,
          avatarSignature: pin.avatarSignature,
          isVerifiedMerchant: pin.isVerifiedMerchant,
        },
        site,
      ),
      is_paid_partnership: pin.isPaidPartnership,
      ai_label: pin.aiLabel,
      board: toBoardMini({
        id: pin.boardId,
        name: pin.boardName,
        slug: pin.boardSlug,
        privacy: pin.boardPrivacy,
        ownerUsername: pin.boardOwnerUsername,
      }),
      aggregated_pin_data: {
        id: pin.aggregatedPinId,
        comment_count: pin.commentCount,
        did_it_data: { images_count: pin.didItCount },
      },
      created_at: pin.createdAt.toISOString(),
    },
  }
}

/** A card with what differs from viewer to viewer. */
export const toViewersCard = (
  { fields, content }: SharedPinCard,
  viewer: Viewer,
  site: Site,
  { savedCopy, reason = null }: { savedCopy: SavedCopyRow | null; reason?: RecommendationReason | null },
): PinCard => ({
  ...fields,
  ...toContent(content, viewer, site),
  saved_info: savedCopy && toSavedInfo(savedCopy),
  recommendation_reason: reason,
})

export function toSavedInfo(copy: SavedCopyRow): SavedInfo {
  const { section } = copy
  const url = boardUrl(copy.boardOwnerUsername, copy.boardSlug)
  const place = { boardId: copy.boardId, localPinId: copy.id, sectionId: section?.id ?? null }
  return section
    ? { ...place, title: section.title, type: 'section', url: `${url}${section.slug}/` }
    : { ...place, title: copy.boardName, type: 'board', url }
}

/** @param story the pages, where it is a story */
export function toPinView(
  pin: PinDetailRow,
  viewer: Viewer,
  site: Site,
  story: StoryPinData | null = null,
): PinView {
  const isMine = memberId(viewer) === pin.userId
  return {
    ...toViewersCard(toSharedPinCard(pin, site), viewer, site, pin),
    ...pinFields(pin),
    images: imagesOf(pin, pinImageSizes, site),
    ...derivedFields(pin, viewer, site),
    seo_url: `/pin/${pin.id}/`,
    seo_title: shortened(pin.title || pin.altText || `${pin.boardName} · ${pin.fullName}`, SEO_TITLE_MAX),
    seo_description: shortened(pin.description || pin.altText || pin.title, SEO_DESCRIPTION_MAX),
    sponsorship: toSeenSponsorship(pin.sponsorship, viewer, site),
    section: pin.section,
    note: isMine ? pin.note : null,
    reaction_counts: pin.reactionCounts,
    reaction_by_me: pin.reactionByViewer,
    done_by_me: pin.isDoneByViewer,
    share_count: pin.shareCount,
    related_interests: pin.relatedInterests,
    rich_metadata: toRichMetadata(pin, viewer),
    story_pin_data_id: story && story.id,
    story_pin_data: story,
    carousel_slots: pin.content.kind === 'carousel' ? toSlots(pin, pin.content.slots, site) : null,
    has_tags: pin.hasTags,
    pinner_follower_count: pin.pinnerFollowerCount,
    pinner_followed_by_me: pin.isPinnerFollowedByViewer,
    abilities: {
      can_edit: canEditPin(viewer, pin),
      can_delete: canRemove(viewer, pin),
      can_save: true,
      can_comment: canCommentOn(viewer, pin),
      can_highlight: canHighlight(viewer, pin),
      can_ask_sponsor: canAskSponsor(viewer, pin),
      can_set_captions: canSetCaptions(viewer, pin),
      can_say_made_with_ai: canSayMadeWithAi(viewer, pin),
      can_edit_carousel: pin.content.kind === 'carousel' && canEditCarousel(viewer, pin),
      can_edit_story: story !== null && !story.metadata.is_deleted && canEditStory(viewer, pin),
    },
  }
}

/** What follows from other fields and from where the pin is. */
const derivedFields = (pin: PinDetailRow, viewer: Viewer, { publicUrl }: Site) => ({
  description_html: htmlOf(pin.description),
  auto_alt_text:
    pin.title || shortened(pin.description, SEO_DESCRIPTION_MAX) || `${pin.boardName} · ${pin.fullName}`,
  mobile_link: pin.link,
  tracked_link: linkFrom(pin.link, publicUrl),
  tracking_params: Buffer.from(`${pin.id}.${pin.aggregatedPinId}`).toString('base64url'),
  category: pin.boardCategory ?? pin.relatedInterests[0]?.slug ?? null,
  embed: embedOf(pin.link),
  attribution: toAttribution(pin.richMetadata, pin.link),
  is_promoted: pin.isPromoted,
  is_downstream_promotion: pin.isDownstreamPromotion,
  is_unsafe: pin.isOnSensitiveBoard,
  is_hidden: pin.isHiddenByViewer,
  ...shoppingFacts(pin.content, viewer, pin.link),
})

/** The alt text of the first picture is the pin's. */
const toSlots = ({ altText }: PinRow, slots: readonly SlotRow[], site: Site): CarouselSlot[] =>
  slots.map((slot, place) => ({
    id: String(slot.id),
    title: slot.title,
    details: slot.details,
    link: slot.link,
    alt_text: place === 0 ? altText : slot.altText,
    images: imagesOf(slot, ['236x', '736x', 'orig'], site),
  }))

type Picture = Pick<PinRow, 'imageSignature' | 'imageWidth' | 'imageHeight' | 'dominantColor'>

export function imagesOf<S extends PinImageSize>(
  pin: Picture,
  sizes: readonly S[],
  site: Site,
): Record<S, PinImage> {
  const original = { width: pin.imageWidth, height: pin.imageHeight }
  const images = sizes.map((size): [S, PinImage] => [
    size,
    {
      url: imageUrl(site.imageBase, pin.imageSignature, size),
      ...imageDimensions(size, original),
      dominantColor: pin.dominantColor,
    },
  ])
  return Object.fromEntries(images) as Record<S, PinImage>
}

/** At most `max` characters, cut between words, with an ellipsis where something is missing. */
function shortened(text: string, max: number): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= max) return plain
  const cut = plain.slice(0, max - 1)
  const atWord = cut.lastIndexOf(' ')
  return `${atWord > max / 2 ? cut.slice(0, atWord) : cut}…`
}
