/** Who calls, in the words of the policy. */
export const SIGNED_OUT = ['visitor', 'bot', 'oldSessionOfWhoLeft'] as const
export const MEMBERS = [
  'owner',
  'follower',
  'collaborator',
  'deletingCollaborator',
  'exCollaborator',
  'blockedByOwner',
  'blockerOfOwner',
  'privateOwner',
  'privateOwnerFollower',
  'privateOwnerRequester',
  'stranger',
  'employeeOfSite',
  'writeBanned',
  'under16',
  'businessOwner',
  'businessAdmin',
  'organizationManager',
  'businessEmployee',
  'analystOfAsset',
  'otherBusinessOwner',
] as const
export const LIMITED = ['limitedOwner'] as const

export type Kind = (typeof SIGNED_OUT)[number] | (typeof MEMBERS)[number] | (typeof LIMITED)[number]
export const ALL: readonly Kind[] = [...SIGNED_OUT, ...LIMITED, ...MEMBERS]

export const except = (kinds: readonly Kind[], ...without: Kind[]): Kind[] =>
  kinds.filter((kind) => !without.includes(kind))
