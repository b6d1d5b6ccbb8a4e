/** Below it stands the proof that an ad was served: the address leads to the advertiser's, and counts the click. */
export const AD_VISIT_PATH = '/v3/promoted_pins/visit/'

export const adVisitPath = (token: string): string => `${AD_VISIT_PATH}${token}/`

/** Clicks out on ads that one person makes within a minute, whatever the ads; those beyond are no person's. */
export const MOST_CLICKS_A_MINUTE = 20
