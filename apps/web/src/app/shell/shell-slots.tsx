import type { ReactNode } from 'react'
import { VisitRecorder } from '../../features/came-from/VisitRecorder.tsx'
import { LogOutItem } from '../../features/log-out/LogOutItem.tsx'

/**
 * Parts that features put into the shell. Each is drawn where it is named; without one the
 * shell has its plain part or nothing.
 */
export type ShellSlots = {
  /** Takes the place of the plain search form. */
  search?: ReactNode
  /** Further entries of the account menu, such as logging out. */
  accountMenu?: ReactNode
  /** Dialogs and other parts that live beside every page. */
  overlays?: ReactNode
}

export const shellSlots: ShellSlots = { accountMenu: <LogOutItem />, overlays: <VisitRecorder /> }
