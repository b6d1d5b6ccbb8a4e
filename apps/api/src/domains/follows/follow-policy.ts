import type { Member } from '@tessera/shared-auth'

interface Person {
  id: string
  isPrivateProfile: boolean
  isFollowedByViewer: boolean
  isBlockedByViewer: boolean
}

/** Members follow neither themselves nor those they block. */
export const canFollow = (viewer: Member, person: Person): boolean =>
  person.id !== viewer.userId && !person.isBlockedByViewer

/** A private profile lets people in itself. */
export const mustAsk = ({ isPrivateProfile, isFollowedByViewer }: Person): boolean =>
  isPrivateProfile && !isFollowedByViewer

export const canBlock = (viewer: Member, person: { id: string }): boolean => person.id !== viewer.userId
