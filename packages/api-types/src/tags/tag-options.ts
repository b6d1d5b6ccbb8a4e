// decided: B-3.15
export const TAG_EVENT_NAMES = [
  'page_visit',
  'view_category',
  'search',
  'add_to_cart',
  'checkout',
  'lead',
  'signup',
  'watch_video',
  'custom',
] as const
export type TagEventName = (typeof TAG_EVENT_NAMES)[number]

export const TAG_NAME_MAX = 100 // decided: B-5.20

/** Where the script lies that pages of advertisers load. */
export const TAG_SCRIPT_PATH = '/ads/v4/tag.js'
