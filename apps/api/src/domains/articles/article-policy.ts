import type { Viewer } from '@tessera/shared-auth'

/** Drafts are for the staff of the site. */
export const seesDrafts = (viewer: Viewer): boolean => viewer.state === 'AUTH' && viewer.isEmployee
