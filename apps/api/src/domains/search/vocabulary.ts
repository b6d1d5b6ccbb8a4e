import type { Deps } from '../../kernel/deps.ts'
import { rebuildPhrases, rebuildWords } from './vocabulary-store.ts'

/**
 * Works out anew the words and phrases behind typeahead, "did you mean" and related pins.
 * A worker calls it every few hours; readers see the old ones until it commits.
 */
export const refreshVocabulary = ({ transact }: Pick<Deps, 'transact'>): Promise<void> =>
  transact(async (tx) => {
    await rebuildWords(tx)
    await rebuildPhrases(tx)
  })
