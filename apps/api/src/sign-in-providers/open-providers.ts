import type { Config } from '../config.ts'
import type { OAuth2Settings, OpenIdSettings } from './provider-settings.ts'
import type { SignInProvider, SignInProviders } from './sign-in-provider.ts'
import { outsideTransactions } from '../kernel/transaction-scope.ts'

/** The slot of the search company, whose script offers sign-ins. */
const SCRIPT_SLOT = 'google'

type Settings = Pick<Config, 'SOCIAL_PROVIDERS' | 'SIGNIN_SCRIPT_URL'>

/** The sign-in providers of this site; nothing is asked of them before somebody uses one. */
export async function openProviders({
  SOCIAL_PROVIDERS,
  SIGNIN_SCRIPT_URL,
}: Settings): Promise<SignInProviders> {
  const all = await Promise.all(SOCIAL_PROVIDERS.map(openProvider))
  const find = (slot: string) => all.find((provider) => provider.slot === slot)
  const searchCompany = find(SCRIPT_SLOT)
  const script =
    SIGNIN_SCRIPT_URL && searchCompany
      ? { url: SIGNIN_SCRIPT_URL, clientId: searchCompany.clientId, slot: SCRIPT_SLOT }
      : null
  return { all, find, script }
}

/** Their protocols are loaded only for a site that has such a provider. */
async function openProvider(settings: OpenIdSettings | OAuth2Settings): Promise<SignInProvider> {
  const provider =
    settings.kind === 'oauth2'
      ? (await import('./oauth2-provider.ts')).oauth2Provider(settings)
      : (await import('./openid-provider.ts')).openIdProvider(settings)
  return outsideTransactions(`providers.${settings.slot}`, provider)
}
