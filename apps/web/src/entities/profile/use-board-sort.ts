import { BOARD_SORTS, type BoardSort } from '@tessera/api-types/boards/board-limits'
import { useSyncExternalStore } from 'react'
import { localStore } from '../../shared/browser/storage.ts'

const KEY = 'board_sort'
const DEFAULT: BoardSort = 'last_pinned_to'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const storedSort = (): BoardSort => BOARD_SORTS.find((sort) => sort === localStore.read(KEY)) ?? DEFAULT

function keepSort(sort: BoardSort): void {
  localStore.write(KEY, sort)
  for (const listener of listeners) listener()
}

/** In which order the viewer looks at boards, kept in the browser. */
export const useBoardSort = (): [BoardSort, (sort: BoardSort) => void] => [
  useSyncExternalStore(subscribe, storedSort, () => DEFAULT),
  keepSort,
]
