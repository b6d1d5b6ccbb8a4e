import type { ReactNode } from 'react'
import { VisitRecorder } from '../../features/came-from/VisitRecorder.tsx'
import { LostCommandMount } from '../../features/offline/LostCommandMount.tsx'
import { SignUpPromptMount } from '../../features/sign-up-prompt/SignUpPromptMount.tsx'
import { SearchBox } from '../../features/typeahead/SearchBox.tsx'
import { DeferredLoader } from '../deferred/DeferredLoader.tsx'

/**
 * Parts that features put into the shell. Each is drawn where it is named; without one the
 * shell has its plain part or nothing.
 */
export type ShellSlots = {
  /** The search of the header. */
  search?: ReactNode
  /** Dialogs and other parts that live beside every page. */
  overlays?: ReactNode
}

export const shellSlots: ShellSlots = {
  search: <SearchBox />,
  overlays: (
    <>
      <VisitRecorder />
      <SignUpPromptMount />
      <LostCommandMount />
      <DeferredLoader />
    </>
  ),
}
