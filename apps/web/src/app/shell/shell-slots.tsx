import type { ReactNode } from 'react'
import { VisitRecorder } from '../../features/came-from/VisitRecorder.tsx'
import { LogOutItem } from '../../features/log-out/LogOutItem.tsx'
import { SaveTargets } from '../../features/save-pin/SaveTargets.tsx'
import { SignUpPromptHost } from '../../features/sign-up-prompt/SignUpPromptHost.tsx'
import { SearchBox } from '../../features/typeahead/SearchBox.tsx'

/**
 * Parts that features put into the shell. Each is drawn where it is named; without one the
 * shell has its plain part or nothing.
 */
export type ShellSlots = {
  /** The search of the header. */
  search?: ReactNode
  /** Further entries of the account menu, such as logging out. */
  accountMenu?: ReactNode
  /** Dialogs and other parts that live beside every page. */
  overlays?: ReactNode
}

export const shellSlots: ShellSlots = {
  search: <SearchBox />,
  accountMenu: <LogOutItem />,
  overlays: (
    <>
      <VisitRecorder />
      <SignUpPromptHost />
      <SaveTargets />
    </>
  ),
}
