import { connectionFlags } from '@tessera/api-types/social-login/networks'
import type { Connections } from '@tessera/api-types/social-login/views'

interface Identity {
  slot: string
  username: string | null
  url: string | null
}

/** What a member's own record says of their connections. */
export function connectionsFrom(identities: readonly Identity[]): Connections {
  const photos = identities.find(({ slot }) => slot === 'instagram')
  return {
    ...connectionFlags(identities.map(({ slot }) => slot)),
    instagram_username: photos?.username ?? null,
    instagram_url: photos?.url ?? null,
  }
}
