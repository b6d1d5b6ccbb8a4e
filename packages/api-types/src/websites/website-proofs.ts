/** The ways to prove that a website is one's own. */
export const WEBSITE_METHODS = ['meta', 'file', 'dns'] as const
export type WebsiteMethod = (typeof WEBSITE_METHODS)[number]

export const MOST_WEBSITES = 10
export const META_NAME = 'tessera-site-verification'
