import { connectionFlags } from '@tessera/api-types/social-login/networks'
import type { Connections } from '@tessera/api-types/social-login/views'
import type { Db } from '../../kernel/deps.ts'
import { identitiesOf } from './social-store.ts'

/** What a member's own record says of their connections. */
export async function connectionsOf(db: Db, userId: string): Promise<Connections> {
  const identities = await identitiesOf(db, userId)
  const photos = identities.find(({ slot }) => slot === 'instagram')
  return {
    ...connectionFlags(identities.map(({ slot }) => slot)),
    instagram_username: photos?.username ?? null,
    instagram_url: photos?.url ?? null,
  }
}
