import type { Page } from '@tessera/api-types'
import type { SearchResult } from '@tessera/api-types/search/views'
import type { Member, Viewer } from '@tessera/shared-auth'
import type { Deps } from '../kernel/deps.ts'
import type { Operation } from '../kernel/operation.ts'
import { callAs } from './test-callers.ts'
import { aBoard, aPin, lettersOnly } from './test-content.ts'

/** Steps that tests of searches share. */
export function searchSteps(deps: Deps, operations: readonly Operation[]) {
  const named = (name: string) => operations.find(({ contract }) => contract.route.name === name) as Operation
  const search = async (viewer: Viewer, input: object) =>
    (await callAs(deps, viewer)(named('search.results'), input)) as Page<SearchResult>

  /** A word no other test uses, with no ending that a stemmer takes off: a misspelling shall not have the same stem. */
  const aWord = () => `kiln${lettersOnly(deps.randomBytes(5).toString('hex'))}ok`

  const pinCalled = async (owner: Member, title: string, privacy: 'public' | 'secret' = 'public') =>
    aPin(deps, owner, await aBoard(deps, owner, { privacy }), { title })

  return { named, search, aWord, pinCalled }
}

export const idsOf = ({ items }: Page<SearchResult>): string[] => items.map(({ id }) => id)
