/** The lists that promoted pins stand in. */
export const AD_PLACEMENTS = ['home', 'search', 'related', 'topic'] as const
export type AdPlacement = (typeof AD_PLACEMENTS)[number]
