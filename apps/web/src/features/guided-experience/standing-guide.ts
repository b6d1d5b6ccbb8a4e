import { EXPERIENCES, type Experiences } from '@tessera/api-types/experiments/experiences'

export type Guide = keyof typeof EXPERIENCES

/**
 * The guide of a page, if one stands there: the home page's at home, the profile's on one's own,
 * but for the list of boards, whose empty state has the same text.
 */
export function standingGuide(experiences: Experiences, pathname: string, username: string): Guide | null {
  const stands = (guide: Guide) =>
    experiences[EXPERIENCES[guide].placement]?.experience_id === EXPERIENCES[guide].experience_id
  if (pathname === '/' && stands('pickTopics')) return 'pickTopics'
  const [owner, view = '_saved'] = pathname.split('/').filter(Boolean)
  return owner === username && view !== '_saved' && stands('firstBoard') ? 'firstBoard' : null
}
