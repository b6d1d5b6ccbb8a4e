import { useEffect } from 'react'
import { selectBoardInvites } from '../../entities/boards/board-invites-slice.ts'
import type { Board } from '../../entities/boards/boards-slice.ts'
import { loadShareSuggestions } from '../../entities/share-suggestions/load-share-suggestions.ts'
import { selectShareSuggestions } from '../../entities/share-suggestions/share-suggestions-slice.ts'
import { useDebounced } from '../../shared/browser/use-debounced.ts'
import { useAppSelector, useAppStore } from '../../shared/store/hooks.ts'
import { collaboratorsApi } from './collaborators-api.ts'
import { foundBy, invitableOf, type Invitable } from './invitable.ts'
import { invitesOf } from './invites-of.ts'

const TYPING_PAUSE_MS = 150
const MOST_FOUND = 8
const MOST_SUGGESTED = 4

type Found = { options: readonly Invitable[]; status: 'loading' | 'failed' | 'ready'; isSearch: boolean }
type Given = { board: Board; viewerId: string; takesEmails: boolean }

/** Whom one may invite to a board: suggestions at first, then who is found by what is typed. */
export function useInvitable(term: string, { board, viewerId, takesEmails }: Given): Found {
  const store = useAppStore()
  const suggested = useAppSelector(selectShareSuggestions)
  const invites = invitesOf(useAppSelector(selectBoardInvites), board)
  const wanted = term.trim()
  const settled = useDebounced(wanted, TYPING_PAUSE_MS)
  const isSearch = wanted !== ''
  const { currentData, isError } = collaboratorsApi.usePeopleToInviteQuery(
    { term: settled, count: MOST_FOUND },
    { skip: !isSearch || settled === '' },
  )
  useEffect(() => void loadShareSuggestions(store), [store])
  const people = invites.map(({ invited_user, invited_email }) => invited_user?.id ?? invited_email ?? '')
  const taken = new Set([viewerId, board.owner?.id ?? '', ...people])
  if (!isSearch) {
    const options = invitableOf(suggested ?? [], taken).slice(0, MOST_SUGGESTED)
    return { options, status: 'ready', isSearch }
  }
  const options = foundBy(wanted, currentData?.items ?? [], { taken, takesEmails })
  const isWaiting = settled !== wanted || (!currentData && !isError)
  return { options, status: isError ? 'failed' : isWaiting ? 'loading' : 'ready', isSearch }
}
