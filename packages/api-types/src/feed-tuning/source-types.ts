/** What a home feed is made from, and what is hidden from it. */
export const FEED_SOURCE_TYPES = ['person', 'topic', 'board', 'own_board', 'hidden_pin'] as const
export type FeedSourceType = (typeof FEED_SOURCE_TYPES)[number]
