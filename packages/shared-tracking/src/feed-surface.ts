import { isReservedUsername } from '@tessera/api-types/identity/reserved-usernames'

/** The feeds a pin can be met in. // spec 000 §2 */
export const FEED_SURFACES = [
  'home_feed',
  'user_pins',
  'user_activity',
  'user_created',
  'user_community',
  'user_saved',
  'shopping_list',
  'visual_search',
  'pin_detail',
  'search',
  'categories',
  'discover_topics',
  'news_hub',
  'more_ideas',
  'topics',
  'source',
  'explore',
  'board',
  'board_section',
  'brand_catalog',
  'today_article',
  'today_best',
  'today_trending',
  'today_tab',
  'story_feed',
] as const
export type FeedSurface = (typeof FEED_SURFACES)[number]

/** A surface with the data of its address: the words searched for, the number of an article. */
export interface FeedAttribution {
  surface: FeedSurface
  query?: string
  articleId?: string
}

const TODAY_SURFACES: Record<string, FeedSurface> = {
  article: 'today_article',
  // A shop article is distinguished by its kind in the view data, not as a surface of its own.
  shop: 'today_article',
  best: 'today_best',
  trending: 'today_trending',
}

/** Each surface and the paths it has, specific before generic; `*` stands for one segment. */
const PATTERNS: readonly (readonly [FeedSurface, string])[] = [
  ['home_feed', '/'],
  ['home_feed', '/homefeed'],
  ['visual_search', '/pin/*/visual-search'],
  ['pin_detail', '/pin/*'],
  ['pin_detail', '/pin/*/sent'],
  ['pin_detail', '/pin/*/repin'],
  ['search', '/search/*'],
  ['categories', '/categories/*'],
  ['discover_topics', '/discover/topics'],
  ['discover_topics', '/discover/topics/*'],
  ['news_hub', '/news_hub'],
  ['news_hub', '/news_hub/*'],
  ['more_ideas', '/more_ideas'],
  ['topics', '/topics'],
  ['topics', '/topics/*'],
  ['source', '/source/*'],
  ['explore', '/explore'],
  ['explore', '/explore/*'],
  ['today_tab', '/today'],
  ['story_feed', '/story/*'],
  ['story_feed', '/stories/*'],
  ['shopping_list', '/shopping-list'],
  ['brand_catalog', '/brand/*/catalog'],
  ['user_pins', '/*/pins'],
  ['user_activity', '/*/activity'],
  ['user_activity', '/*/_activity'],
  ['user_created', '/*/_created'],
  ['user_community', '/*/_community'],
  ['user_saved', '/*/_saved'],
  ['shopping_list', '/*/_shopping_list'],
  ['brand_catalog', '/*/_shop'],
  ['more_ideas', '/*/*/more-ideas'],
  ['more_ideas', '/*/*/more_ideas'],
  ['board', '/*/*'],
  ['board_section', '/*/*/*'],
]

const toExpression = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replace(/\/$/, '').replaceAll('*', '[^/]+')}/?$`)

const TABLE = PATTERNS.map(([surface, pattern]) => ({
  surface,
  expression: toExpression(pattern),
  isOfPerson: pattern.startsWith('/*'),
}))

/** `/settings/sessions` is not the board of somebody called settings. */
const isReserved = (pathname: string): boolean => isReservedUsername(pathname.split('/')[1] ?? '')

const TODAY_ARTICLE = /^\/today\/(?<kind>\w+)\/[^/]+\/(?<id>\d+)\/?$/
const SEARCH_QUERY = /[?&]q=(?<words>[^&#]*)/

/**
 * The feed that a path belongs to, or null when it is none.
 * @param path with its search part, e.g. `/search/pins/?q=red%20lamp`
 */
export function feedAttribution(path: string): FeedAttribution | null {
  const [pathname = '/'] = path.split(/[?#]/)
  const article = TODAY_ARTICLE.exec(pathname)?.groups
  if (article) {
    const surface = TODAY_SURFACES[article.kind ?? '']
    return surface && article.id ? { surface, articleId: article.id } : null
  }
  if (/^\/today\/[^/]/.test(pathname)) return null
  const surface = TABLE.find(
    ({ expression, isOfPerson }) => expression.test(pathname) && !(isOfPerson && isReserved(pathname)),
  )?.surface
  if (!surface) return null
  const words = surface === 'search' ? SEARCH_QUERY.exec(path)?.groups?.words : undefined
  return words === undefined ? { surface } : { surface, query: readWords(words) }
}

function readWords(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}
