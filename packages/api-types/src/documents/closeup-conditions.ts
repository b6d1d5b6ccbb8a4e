import type { PinView } from '../pins/views.ts'

/**
 * Whom the closeup's documents return a field to, where not everyone: members know what they did with the
 * pin, search engines are visitors, and a phone has no place for some. spec 000 §7
 */
export const closeupConditions = {
  saved_info: 'members',
  note: 'members',
  reaction_by_me: 'members',
  done_by_me: 'members',
  is_hidden: 'members',
  pinner_followed_by_me: 'members',
  abilities: 'members',
  seo_url: 'visitors',
  related_interests: 'visitors',
  share_count: 'desktop',
} as const satisfies Partial<Record<keyof PinView, 'members' | 'visitors' | 'desktop'>>

/** Why a pin stands in a feed, and the ad that shows it there, is no part of its own page. */
export const FEED_FIELDS = ['recommendation_reason', 'promotion'] as const

export type OmittedFromCloseup = keyof typeof closeupConditions | (typeof FEED_FIELDS)[number]
