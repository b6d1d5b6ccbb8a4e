import type { Config } from '../config.ts'
import { oauth2Provider } from './oauth2-provider.ts'
import { openIdProvider } from './openid-provider.ts'
import type { SignInProviders } from './sign-in-provider.ts'

/** The slot of the search company, whose script offers sign-ins. */
const SCRIPT_SLOT = 'google'

type Settings = Pick<Config, 'SOCIAL_PROVIDERS' | 'SIGNIN_SCRIPT_URL'>

/** The sign-in providers of this site; nothing is asked of them before somebody uses one. */
export function openProviders({ SOCIAL_PROVIDERS, SIGNIN_SCRIPT_URL }: Settings): SignInProviders {
  const all = SOCIAL_PROVIDERS.map((settings) =>
    settings.kind === 'openid' ? openIdProvider(settings) : oauth2Provider(settings),
  )
  const find = (slot: string) => all.find((provider) => provider.slot === slot)
  const searchCompany = find(SCRIPT_SLOT)
  const script =
    SIGNIN_SCRIPT_URL && searchCompany
      ? { url: SIGNIN_SCRIPT_URL, clientId: searchCompany.clientId, slot: SCRIPT_SLOT }
      : null
  return { all, find, script }
}
