/** Whose audiences a list shows besides all of them; each has an address of its own. */
export const AUDIENCE_VIEWS = ['shared', 'received'] as const
export type AudienceViewName = (typeof AUDIENCE_VIEWS)[number]
