import { BoardsViewOptions } from '../../features/view-options/view-options-parts.ts'
import { BoardsView } from './BoardsView.tsx'
import { profileHead } from './profile-head.ts'
import { preloadBoards } from './profile-preload.ts'
import { ProfileFrame } from './ProfileFrame.tsx'

export const messageAreas = ['profile', 'boards', 'pins'] as const

export const lateParts = [BoardsViewOptions]

export const preload = preloadBoards

/** The same as the profile itself, so that is its canonical address. */
export const head = profileHead('')

export function Page() {
  return <ProfileFrame savedPath="_saved/">{(user) => <BoardsView user={user} />}</ProfileFrame>
}
