import { claimsIn, socialRegistration } from '../../entities/social-login/social-registration.ts'
import { openPage, reloadPage } from '../../shared/browser/page-location.ts'
import { isApiError } from '../../shared/forms/call-failure.ts'
import type { AppStore } from '../../shared/store/make-store.ts'

const SIGN_UP_NEEDED = 9311

/** Signs in with a provider's token and shows the page anew as the member; who is new goes on to sign up. */
export async function enterWith(
  credential: { slot: string; token: string },
  store: AppStore,
): Promise<boolean> {
  const email = claimsIn(credential.token).email ?? ''
  try {
    await store.dispatch(socialRegistration(credential, { email })).unwrap()
  } catch (error) {
    if (!isApiError(error) || error.api_error_code !== SIGN_UP_NEEDED) throw error
    openPage('/signup/social/')
    return true
  }
  reloadPage()
  return true
}
