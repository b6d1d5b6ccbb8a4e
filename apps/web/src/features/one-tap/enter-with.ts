import { SOCIAL_SIGN_UP_NEEDED } from '@tessera/api-types/error-numbers'
import { claimsIn, socialRegistration } from '../../entities/social-login/social-registration.ts'
import { openPage, reloadPage } from '../../shared/browser/page-location.ts'
import { isApiError } from '../../shared/api/call.ts'
import type { AppStore } from '../../shared/store/make-store.ts'

export const SEARCH_COMPANY = 'google'
const SIGN_UP = '/signup/social/'

/** Signs in with a provider's token and goes on as the member, by default on the same page; who is new signs up first. */
export async function enterWith(
  credential: { slot: string; token: string },
  store: AppStore,
  next: string | null = null,
): Promise<boolean> {
  const email = claimsIn(credential.token).email ?? ''
  try {
    await store.dispatch(socialRegistration(credential, { email })).unwrap()
  } catch (error) {
    if (!isApiError(error) || error.api_error_code !== SOCIAL_SIGN_UP_NEEDED) throw error
    openPage(next === null ? SIGN_UP : `${SIGN_UP}?${new URLSearchParams({ next }).toString()}`)
    return true
  }
  if (next === null) reloadPage()
  else openPage(next)
  return true
}
