import { EXPERIENCES, type Experiences } from '@tessera/api-types/experiments/experiences'

export type Guide = keyof typeof EXPERIENCES

/** The guide of a page, if one stands there: the home page's at home, the profile's on one's own. */
export function standingGuide(experiences: Experiences, pathname: string, username: string): Guide | null {
  const stands = (guide: Guide) =>
    experiences[EXPERIENCES[guide].placement]?.experience_id === EXPERIENCES[guide].experience_id
  if (pathname === '/' && stands('pickTopics')) return 'pickTopics'
  const isOwn = pathname === `/${username}` || pathname.startsWith(`/${username}/`)
  return isOwn && stands('firstBoard') ? 'firstBoard' : null
}
