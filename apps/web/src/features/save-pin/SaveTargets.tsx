import { useEffect } from 'react'
import { selectIsAuthenticated } from '../../entities/session/session-slice.ts'
import { whenIdle } from '../../shared/browser/when-idle.ts'
import { useAppSelector, useAppStore } from '../../shared/store/hooks.ts'
import { loadSaving } from './prepare-saving.ts'

/** Beside every page: once it rests, asks where a member may save, so that cards can name the board. */
export function SaveTargets() {
  const store = useAppStore()
  const isMember = useAppSelector(selectIsAuthenticated)
  useEffect(() => {
    if (!isMember) return
    return whenIdle(() => {
      // Without the code nothing is lost yet: a press asks for it again.
      loadSaving().then(
        ({ askForBoards }) => askForBoards(store),
        () => undefined,
      )
    })
  }, [isMember, store])
  return null
}
