import useMediaQuery from '@mui/material/useMediaQuery'
import type { Theme } from '@mui/material/styles'
import { useLayoutEffect, useRef } from 'react'
import { useSidebarState, useStoreContext, type Store } from 'react-admin'
import { useSmallScreen } from '../shared/use-small-screen.ts'

const withoutRoom = (theme: Theme) => theme.breakpoints.down('lg')

/** Nothing is kept of either size, but maybe the one state that was kept of all before. */
const isUnknown = (store: Store): boolean =>
  store.getItem('sidebar.wide') === undefined && store.getItem('sidebar.narrow') === undefined

/**
 * The menu is a rail by itself where tables need its room; what the person chose holds for screens of that size. Over a
 * page it lies only when it is asked for: a dialog below it would no longer have the keyboard.
 */
export function useSidebarBySize(): void {
  const isNarrow = useMediaQuery<Theme>(withoutRoom, { noSsr: true })
  const isOverPage = useSmallScreen()
  const [isOpen, setIsOpen] = useSidebarState()
  const store = useStoreContext()
  const size = useRef<string>(null)
  useLayoutEffect(() => {
    if (isOverPage) {
      if (size.current !== null && size.current !== 'over') setIsOpen(false)
      size.current = 'over'
      return
    }
    const key = `sidebar.${isNarrow ? 'narrow' : 'wide'}`
    if (size.current === key) store.setItem(key, isOpen)
    else if (!isNarrow && size.current === null && isUnknown(store)) store.setItem(key, isOpen)
    else setIsOpen(store.getItem<boolean>(key) ?? !isNarrow)
    size.current = key
  }, [isNarrow, isOverPage, isOpen, setIsOpen, store])
}
