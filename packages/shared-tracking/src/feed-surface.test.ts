import { describe, expect, it } from 'vitest'
import { FEED_SURFACES, feedAttribution } from './feed-surface.ts'

const surfaceOf = (path: string) => feedAttribution(path)?.surface ?? null

const EXAMPLES: Record<string, string> = {
  '/': 'home_feed',
  '/homefeed/': 'home_feed',
  '/ada/pins/': 'user_pins',
  '/ada/_activity/': 'user_activity',
  '/ada/_created/': 'user_created',
  '/ada/_community/': 'user_community',
  '/ada/_saved/': 'user_saved',
  '/ada/_shopping_list/': 'shopping_list',
  '/ada/_shop/': 'brand_catalog',
  '/pin/12/visual-search/': 'visual_search',
  '/pin/12': 'pin_detail',
  '/search/pins/?q=lamp': 'search',
  '/categories/art/': 'categories',
  '/discover/topics/lamps/': 'discover_topics',
  '/news_hub/7/': 'news_hub',
  '/more_ideas/': 'more_ideas',
  '/ada/lamps/more_ideas/': 'more_ideas',
  '/topics/lamps/': 'topics',
  '/source/kiln.example/': 'source',
  '/explore/lamps/': 'explore',
  '/ada/lamps/': 'board',
  '/ada/lamps/small/': 'board_section',
  '/today/': 'today_tab',
  '/today/article/some-title/12/': 'today_article',
  '/today/best/some-title/12/': 'today_best',
  '/today/trending/some-title/12/': 'today_trending',
  '/stories/12/': 'story_feed',
}

/** The patterns of the row, each with an example, in its own order. */
const DOCUMENTED: readonly (readonly [string, string])[] = [
  ['/', 'home_feed'],
  ['/ada/pins', 'user_pins'],
  ['/ada/activity', 'user_activity'],
  ['/ada/_created', 'user_created'],
  ['/ada/_community', 'user_community'],
  ['/ada/_saved', 'user_saved'],
  ['/shopping-list', 'shopping_list'],
  ['/pin/12/visual-search', 'visual_search'],
  ['/pin/12', 'pin_detail'],
  ['/search/pins', 'search'],
  ['/categories/art', 'categories'],
  ['/discover/topics', 'discover_topics'],
  ['/news_hub', 'news_hub'],
  ['/ada/lamps/more-ideas', 'more_ideas'],
  ['/topics/lamps', 'topics'],
  ['/source/kiln.example', 'source'],
  ['/explore/lamps', 'explore'],
  ['/ada/lamps', 'board'],
  ['/ada/lamps/small', 'board_section'],
  ['/brand/ada/catalog', 'brand_catalog'],
  ['/today/article/some-title/12/', 'today_article'],
  ['/today/best/some-title/12/', 'today_best'],
  ['/today/trending/some-title/12/', 'today_trending'],
  ['/today', 'today_tab'],
  ['/story/1', 'story_feed'],
]

describe('the feed a pin was met in', () => {
  it.each(Object.entries(EXAMPLES))('C-2.44 I-2.38 is told from %s', (path, surface) => {
    expect(surfaceOf(path)).toBe(surface)
  })

  it.each(DOCUMENTED)('I-2.41 %s belongs to %s', (path, surface) => {
    expect(surfaceOf(path)).toBe(surface)
  })

  it('C-2.44 I-2.41 has an example for each surface', () => {
    expect(new Set(Object.values(EXAMPLES))).toEqual(new Set(FEED_SURFACES))
    expect(new Set(DOCUMENTED.map(([, surface]) => surface))).toEqual(new Set(FEED_SURFACES))
  })

  it('C-2.45 tells the five feeds of a profile apart', () => {
    const tabs = ['pins', '_activity', '_created', '_community', '_saved'].map((tab) =>
      surfaceOf(`/ada/${tab}/`),
    )
    expect(new Set(tabs).size).toBe(5)
  })

  it('I-2.39 takes the words searched for from q', () => {
    expect(feedAttribution('/search/pins/?rs=typed&q=red%20lamp')).toEqual({
      surface: 'search',
      query: 'red lamp',
    })
    expect(feedAttribution('/search/pins/?q=red+lamp&x=1')?.query).toBe('red lamp')
    expect(feedAttribution('/search/pins/?q=%E0%A4%A')?.query).toBe('%E0%A4%A')
  })

  it('C-2.46 I-2.40 reads the number of an article, and knows none without a number', () => {
    expect(feedAttribution('/today/best/some-title/123/')).toEqual({
      surface: 'today_best',
      articleId: '123',
    })
    expect(feedAttribution('/today/best/some-title/abc/')).toBeNull()
    expect(feedAttribution('/today/other/some-title/12/')).toBeNull()
  })

  it('I-2.38 is none for a path outside every feed', () => {
    expect(feedAttribution('/settings')).toBeNull()
    expect(feedAttribution('/settings/sessions')).toBeNull()
    expect(feedAttribution('/a/b/c/d/')).toBeNull()
  })
})
