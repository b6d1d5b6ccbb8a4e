import { isReservedUsername } from '@tessera/api-types/identity/reserved-usernames'
import { feedAttribution, type FeedSurface } from './feed-surface.ts'

// spec 001 §2
export const LANDING_PAGES = [
  'today',
  'ideas',
  'own_section',
  'own_board',
  'section',
  'board',
  'closeup',
  'home',
  'profile',
  'search',
  'topic',
] as const
export type LandingPage = (typeof LANDING_PAGES)[number]

const OF_SURFACE: Partial<Record<FeedSurface, LandingPage>> = {
  home_feed: 'home',
  pin_detail: 'closeup',
  visual_search: 'closeup',
  search: 'search',
  categories: 'topic',
  discover_topics: 'topic',
  topics: 'topic',
  explore: 'ideas',
  more_ideas: 'ideas',
  board: 'board',
  board_section: 'section',
  user_pins: 'profile',
  user_activity: 'profile',
  user_created: 'profile',
  user_community: 'profile',
  user_saved: 'profile',
  shopping_list: 'profile',
  brand_catalog: 'profile',
}

/** The class of the page at a path, or null for one without; `viewer` is the username of who looks. */
export function landingPage(path: string, viewer: string | null = null): LandingPage | null {
  const [pathname = '/'] = path.split(/[?#]/)
  const [first = '', ...rest] = pathname.split('/').filter(Boolean)
  if (first === 'today') return 'today'
  const surface = feedAttribution(path)?.surface
  const found = surface && OF_SURFACE[surface]
  if (!found) return first !== '' && rest.length === 0 && !isReservedUsername(first) ? 'profile' : null
  const isOwn = viewer !== null && first.toLowerCase() === viewer.toLowerCase()
  return isOwn && (found === 'board' || found === 'section') ? `own_${found}` : found
}
