import type { Deps } from '../../kernel/deps.ts'
import { rebuildTopicTrends, rebuildTrends } from './trend-store.ts'
import { rebuildPhrases, rebuildWords } from './vocabulary-store.ts'

/**
 * Works out anew the words and phrases behind typeahead, "did you mean" and related pins, and what is trending.
 * A worker calls it every hour; readers see the old ones until it commits.
 */
export const refreshVocabulary = ({ transact, now }: Pick<Deps, 'transact' | 'now'>): Promise<void> =>
  transact(async (tx) => {
    await rebuildWords(tx)
    await rebuildPhrases(tx)
    await rebuildTrends(tx, now())
    await rebuildTopicTrends(tx, now())
  })
