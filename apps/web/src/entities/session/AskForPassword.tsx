import { useEffect } from 'react'
import { openPage } from '../../shared/browser/page-location.ts'
import { useAppStore } from '../../shared/store/hooks.ts'
import { becomeFull } from './become-full.ts'
import { confirmationDismissed } from './confirm-slice.ts'

/** Asks a limited login for its password as long as it is shown, then goes on to `next`. */
export function AskForPassword({ next: path }: { next: string }) {
  const store = useAppStore()
  useEffect(() => {
    void becomeFull(store).then((isFull) => isFull && openPage(path))
    return () => void store.dispatch(confirmationDismissed())
  }, [store, path])
  return null
}
