import { emptyPinText } from '@tessera/api-types/pins/pin-text'
import type { PinCard, PinView, SavedInfo } from '@tessera/api-types/pins/views'
import type { UserMini } from '@tessera/api-types/users/views'

export const aUser = (over: Partial<UserMini> = {}): UserMini => ({
  id: '11',
  type: 'user',
  username: 'ada',
  full_name: 'Ada Moss',
  image_small_url: null,
  image_medium_url: null,
  is_verified_merchant: false,
  ...over,
})

const image = { url: '/images/236x/aa/bb/cc/aabbccaabbccaabbccaabbccaabbccaa.jpg', dominantColor: '#aabbcc' }
const sized = (width: number, height: number) => ({ ...image, width, height })

/** A pin of Ada's on her board, as a card. */
export const aPin = (over: Partial<PinCard> = {}): PinCard => ({
  id: '1',
  type: 'pin',
  title: 'Blue bowl',
  grid_title: 'Blue bowl',
  alt_text: 'A bowl with blue glaze',
  dominant_color: '#aabbcc',
  domain: null,
  link: null,
  image_signature: 'aabbccaabbccaabbccaabbccaabbccaa',
  images: {
    '236x': sized(236, 354),
    '474x': sized(474, 711),
    '736x': sized(736, 1104),
    orig: sized(1000, 1500),
  },
  content: { kind: 'image' },
  price_value: null,
  price_currency: null,
  videos: null,
  repin_count: 0,
  is_paid_partnership: false,
  pinner: aUser(),
  board: { id: '21', type: 'board', name: 'Clay', url: '/ada/clay/', privacy: 'public' },
  saved_info: null,
  aggregated_pin_data: { id: '31', comment_count: 1, did_it_data: { images_count: 0 } },
  recommendation_reason: null,
  created_at: '2026-01-02T03:04:05.000Z',
  ...over,
})

/** The same pin as its closeup knows it. */
export const aPinView = (over: Partial<PinView> = {}): PinView => ({
  ...emptyPinText,
  ...aPin(),
  description: 'Fired twice.',
  description_html: 'Fired twice.',
  auto_alt_text: 'Blue bowl',
  mobile_link: null,
  tracked_link: null,
  tracking_params: 'MS4zMQ',
  category: null,
  embed: null,
  attribution: null,
  is_promoted: false,
  is_downstream_promotion: false,
  is_eligible_for_pdp: false,
  is_stale_product: false,
  is_unsafe: false,
  is_hidden: false,
  shopping_flags: [],
  seo_url: '/pin/1/',
  seo_title: 'Blue bowl',
  seo_description: 'Fired twice.',
  images: {
    '60x60': sized(60, 60),
    '136x136': sized(136, 136),
    '170x': sized(170, 255),
    '236x': sized(236, 354),
    '474x': sized(474, 711),
    '564x': sized(564, 846),
    '736x': sized(736, 1104),
    '600x315': sized(600, 315),
    orig: sized(1000, 1500),
  },
  section: null,
  sponsorship: null,
  reaction_counts: [{ reactionType: 1, reactionCount: 2 }],
  reaction_by_me: 0,
  done_by_me: false,
  share_count: 0,
  related_interests: [{ id: '41', name: 'Ceramics', slug: 'ceramics' }],
  rich_metadata: null,
  story_pin_data_id: null,
  story_pin_data: null,
  carousel_slots: null,
  has_tags: false,
  is_oos_product: false,
  pinner_follower_count: 5,
  pinner_followed_by_me: false,
  abilities: {
    can_edit: false,
    can_delete: false,
    can_save: true,
    can_comment: true,
    can_highlight: false,
    can_ask_sponsor: false,
    can_edit_story: false,
  },
  ...over,
})

export const savedTo = (boardId: string, localPinId = '77'): SavedInfo => ({
  boardId,
  localPinId,
  sectionId: null,
  title: 'Clay',
  type: 'board',
  url: '/ada/clay/',
})
