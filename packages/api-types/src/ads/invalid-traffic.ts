/** Clicks out on ads that one person makes within a minute, whatever the ads; those beyond are no person's. */
export const MOST_CLICKS_A_MINUTE = 20
