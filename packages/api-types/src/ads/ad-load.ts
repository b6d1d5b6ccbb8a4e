/** The lists that promoted pins stand in. */
export const AD_PLACEMENTS = ['home', 'search', 'related', 'topic'] as const
export type AdPlacement = (typeof AD_PLACEMENTS)[number]

/** How many ads a list has at most. */
export interface AdLoad {
  /** Other pins before the first ad. */
  organicBeforeFirst: number
  /** Other pins between two ads. */
  organicBetween: number
}

const EVERYWHERE: AdLoad = { organicBeforeFirst: 4, organicBetween: 10 } // decided: B-4.60

/** The ad load of each list that has ads; others have none. */
export const AD_LOAD: Readonly<Record<AdPlacement, AdLoad>> = {
  home: EVERYWHERE,
  search: EVERYWHERE,
  related: EVERYWHERE,
  topic: EVERYWHERE,
}

/** How often somebody sees the same ad within a day. */
export const MOST_SIGHTS_A_DAY = 3 // decided: B-4.61
/** Nobody younger sees ads. */
export const SMALLEST_AD_AGE = 18
/** What lists really had is public for so many days, today among them. */
export const MEASURED_DAYS = 14
