import { VIEW_PARAMETERS, VIEW_TYPES, type ViewParameter, type ViewType } from './event-catalogue.ts'
import { feedAttribution } from './feed-surface.ts'

// spec 001 §2; `today` is reported as the profile it is a part of
const SURFACE_NAMES = ['pin_closeup', 'board', 'profile', 'topic', 'amp', 'homefeed', 'today'] as const
export type SurfaceName = Exclude<(typeof SURFACE_NAMES)[number], 'today'>

const NAMES: readonly (readonly [RegExp, (typeof SURFACE_NAMES)[number]])[] = [
  [/^\/amp(\/|$)/, 'amp'],
  [/^\/today(\/|$)/, 'today'],
]

const reported = (name: (typeof SURFACE_NAMES)[number]): SurfaceName => (name === 'today' ? 'profile' : name)

/** What telemetry calls the page at a path, or null for one without a name. */
export function surfaceName(path: string): SurfaceName | null {
  const named = NAMES.find(([expression]) => expression.test(path))?.[1]
  if (named) return reported(named)
  const view = pageView(path).view_type
  if (view === VIEW_TYPES.PIN_CLOSEUP) return 'pin_closeup'
  if (view === VIEW_TYPES.BOARD || view === VIEW_TYPES.BOARD_SECTION) return 'board'
  if (view === VIEW_TYPES.PROFILE) return 'profile'
  if (view === VIEW_TYPES.TOPIC) return 'topic'
  return view === VIEW_TYPES.HOME_FEED ? 'homefeed' : null
}

export type PageView = { view_type: ViewType; view_parameter?: ViewParameter; object_id_str?: string }

const plain = (pathname: string): PageView | null => {
  const [first = '', second = ''] = pathname.split('/').slice(1)
  if (first === 'login') return { view_type: VIEW_TYPES.ENTRY, view_parameter: VIEW_PARAMETERS.ENTRY_LOG_IN }
  if (first === 'signup')
    return { view_type: VIEW_TYPES.ENTRY, view_parameter: VIEW_PARAMETERS.ENTRY_SIGN_UP }
  if (first === 'settings') return { view_type: VIEW_TYPES.SETTINGS }
  if (first.startsWith('pin-')) return { view_type: VIEW_TYPES.PIN_CREATION }
  if (first === 'pin')
    return { view_type: VIEW_TYPES.PIN_CLOSEUP, ...(/^\d+$/.test(second) && { object_id_str: second }) }
  if (first === 'search') {
    const of = { boards: VIEW_PARAMETERS.SEARCH_BOARDS, users: VIEW_PARAMETERS.SEARCH_USERS }
    const view_parameter = of[second as keyof typeof of] ?? VIEW_PARAMETERS.SEARCH_PINS
    return { view_type: VIEW_TYPES.SEARCH, view_parameter }
  }
  return null
}

const OF_SURFACE: Readonly<Partial<Record<string, PageView>>> = {
  home_feed: { view_type: VIEW_TYPES.HOME_FEED },
  user_pins: { view_type: VIEW_TYPES.PROFILE, view_parameter: VIEW_PARAMETERS.PROFILE_PINS },
  user_activity: { view_type: VIEW_TYPES.PROFILE, view_parameter: VIEW_PARAMETERS.PROFILE_ACTIVITY },
  user_created: { view_type: VIEW_TYPES.PROFILE, view_parameter: VIEW_PARAMETERS.PROFILE_CREATED },
  user_community: { view_type: VIEW_TYPES.PROFILE },
  user_saved: { view_type: VIEW_TYPES.PROFILE, view_parameter: VIEW_PARAMETERS.PROFILE_SAVED },
  shopping_list: { view_type: VIEW_TYPES.PROFILE },
  brand_catalog: { view_type: VIEW_TYPES.PROFILE },
  categories: { view_type: VIEW_TYPES.TOPIC },
  discover_topics: { view_type: VIEW_TYPES.TOPIC },
  topics: { view_type: VIEW_TYPES.TOPIC },
  explore: { view_type: VIEW_TYPES.EXPLORE },
  board: { view_type: VIEW_TYPES.BOARD },
  more_ideas: { view_type: VIEW_TYPES.BOARD },
  board_section: { view_type: VIEW_TYPES.BOARD_SECTION },
  news_hub: { view_type: VIEW_TYPES.NEWS },
  today_tab: { view_type: VIEW_TYPES.TODAY },
  today_article: { view_type: VIEW_TYPES.TODAY },
  today_best: { view_type: VIEW_TYPES.TODAY },
  today_trending: { view_type: VIEW_TYPES.TODAY },
}

/** The kind of page at a path; `isPerson` distinguishes a profile from other single words. */
export function pageView(path: string, isPerson: (name: string) => boolean = () => true): PageView {
  const [pathname = '/'] = path.split(/[?#]/)
  const found = plain(pathname) ?? OF_SURFACE[feedAttribution(path)?.surface ?? '']
  if (found) return found
  const words = pathname.split('/').filter(Boolean)
  return { view_type: words.length === 1 && isPerson(words[0] ?? '') ? VIEW_TYPES.PROFILE : VIEW_TYPES.OTHER }
}
