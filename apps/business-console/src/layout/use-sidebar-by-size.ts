import useMediaQuery from '@mui/material/useMediaQuery'
import type { Theme } from '@mui/material/styles'
import { useLayoutEffect, useRef } from 'react'
import { useSidebarState, useStoreContext } from 'react-admin'
import { useSmallScreen } from '../shared/use-small-screen.ts'

const withoutRoom = (theme: Theme) => theme.breakpoints.down('lg')

/** The menu is a rail by itself where tables need its room; what the person chose holds for screens of that size. */
export function useSidebarBySize(): void {
  const isNarrow = useMediaQuery<Theme>(withoutRoom, { noSsr: true })
  const isOverPage = useSmallScreen()
  const [isOpen, setIsOpen] = useSidebarState()
  const store = useStoreContext()
  const size = useRef<string>(null)
  useLayoutEffect(() => {
    if (isOverPage) return
    const key = `sidebar.${isNarrow ? 'narrow' : 'wide'}`
    if (size.current === key) store.setItem(key, isOpen)
    else setIsOpen(store.getItem<boolean>(key) ?? !isNarrow)
    size.current = key
  }, [isNarrow, isOverPage, isOpen, setIsOpen, store])
}
