import type {
  ConnectionView,
  PendingIdentity,
  ProviderView,
  SocialNetworkInfo,
} from '@tessera/api-types/social-login/views'
import type { SignInProvider } from '../../sign-in-providers/sign-in-provider.ts'

type Known = Pick<SignInProvider, 'slot' | 'name' | 'iconUrl'>

export const toProviderView = ({
  slot,
  name,
  iconUrl,
  browserConfigUrl,
  clientId,
}: SignInProvider): ProviderView => ({
  slot,
  name,
  icon_url: iconUrl,
  browser_config_url: browserConfigUrl,
  client_id: clientId,
})

interface Identity {
  slot: string
  username: string | null
  url: string | null
}

export function toConnectionView(
  { slot, name, iconUrl }: Known,
  identities: readonly Identity[],
): ConnectionView {
  const identity = identities.find((one) => one.slot === slot)
  return {
    slot,
    name,
    icon_url: iconUrl,
    is_connected: identity !== undefined,
    username: identity?.username ?? null,
    url: identity?.url ?? null,
  }
}

export const toSocialNetworkInfo = (identities: readonly Identity[]): SocialNetworkInfo => ({
  google_connected: identities.some(({ slot }) => slot === 'google'),
})

interface Ticket {
  slot: string
  email: string | null
  firstName: string
  lastName: string
}

export const toPendingIdentity = (
  { slot, email, firstName, lastName }: Ticket,
  providerName: string,
  hasAccount: boolean,
): PendingIdentity => ({
  slot,
  provider_name: providerName,
  email,
  first_name: firstName,
  last_name: lastName,
  has_account: hasAccount,
})
