import { BoardsViewOptions } from '../features/view-options/view-options-parts.ts'
import { BoardsView } from './[username]/BoardsView.tsx'
import { profileHead } from './[username]/profile-head.ts'
import { preloadBoards } from './[username]/profile-preload.ts'
import { ProfileFrame } from './[username]/ProfileFrame.tsx'

export const messageAreas = ['profile', 'boards', 'pins'] as const

export const lateParts = [BoardsViewOptions]

export const preload = preloadBoards

export const head = profileHead('')

export function Page() {
  return <ProfileFrame>{(user) => <BoardsView user={user} />}</ProfileFrame>
}
