import { DAY_MS } from '../../kernel/durations.ts'

export const searchLimits = {
  /** Newest hits that are ranked; a common word has far more than anybody pages through. */
  rankedHits: 2000,
  /** Most popular pins of a topic that a search for its name finds beside those that say it. */
  topicHits: 500,
  /** What a picture adds to a text rank by its main color where one is asked for: as much as a word of its title. */
  colorShare: 0.61,
  /** What one doubling of popularity adds to a text rank (0 to 1): it orders equals. */
  popularityShare: 0.03,
  /** Half-life of popularity, in milliseconds of an id's time; pins not scored yet are put by their age. */
  popularityHalfLifeMs: 14 * DAY_MS,
  /** Boards and people that are compared for a name, by its beginning and by its words; comparing all takes too long. */
  matchedNames: 10_000,
  /** The best of them, which are shown as far as the viewer sees them. */
  rankedNames: 500,
  /** Suggestions of one kind beside phrases. */
  suggestedPeople: 3,
  suggestedBoards: 2,
  /** Shorter terms name nobody yet: the index of names knows three letters at least. */
  minNameTerm: 3,
  /** Beginnings up to this length are answered from a table made beforehand. */
  prefixLength: 6,
  phrasesPerPrefix: 10,
  /** Likeness below which a word is no misspelling of another. */
  minLikeness: 0.3,
  /** Words like another that are compared with it letter by letter. */
  likeWords: 8,
  /** Hits whose titles guides are taken from, and guides shown. */
  guideHits: 200,
  guides: 10,
  /** Trending are the queries of at least so many people within the window. */
  trendWindowMs: 30 * DAY_MS,
  trendSearchers: 3,
  trends: 12,
  /** Suggested before anything is typed. */
  recommended: 8,
  /** Saves of so long are held against those of as long before. */
  topicTrendMs: 7 * DAY_MS,
} as const
