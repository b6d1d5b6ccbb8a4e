import { connectionFlags } from '@tessera/api-types/social-login/networks'
import type { Connections } from '@tessera/api-types/social-login/views'
import type { OwnUser } from '@tessera/api-types/identity/views'
import type { Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { passcodeStateFrom } from '../passcode/passcode-service.ts'
import { findOwnRow } from './own-row-store.ts'
import { toOwnUser } from './own-user-view.ts'

/** A member's own record. `isLimited` marks a limited login. */
export async function ownUser(
  id: string,
  { read, site, now }: Pick<Deps, 'now' | 'read' | 'site'>,
  isLimited = false,
): Promise<OwnUser> {
  const row = await findOwnRow(read, id, now())
  if (!row) throw new DomainError('USER_NOT_FOUND')
  return toOwnUser(
    row,
    { ...connectionsFrom(row.identities), ...passcodeStateFrom(row.passcode) },
    { site, now: now(), isLimited },
  )
}

interface Identity {
  slot: string
  username: string | null
  url: string | null
}

/** What a member's own record contains of their connections. */
function connectionsFrom(identities: readonly Identity[]): Connections {
  const photos = identities.find(({ slot }) => slot === 'instagram')
  return {
    ...connectionFlags(identities.map(({ slot }) => slot)),
    instagram_username: photos?.username ?? null,
    instagram_url: photos?.url ?? null,
  }
}
