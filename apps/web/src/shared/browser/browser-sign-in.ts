type Input = { configUrl: string; clientId: string; nonce: string; isSilent: boolean }

type IdentityRequest = CredentialRequestOptions & {
  identity: { providers: { configURL: string; clientId: string; nonce: string }[] }
}

const isToken = (credential: Credential | null): credential is Credential & { token: string } =>
  credential !== null && 'token' in credential && typeof credential.token === 'string'

/** A sign-in that the browser manages itself (FedCM): an ID token, or null where it knows nobody or cannot. */
export async function browserSignIn({ configUrl, clientId, nonce, isSilent }: Input): Promise<string | null> {
  if (!('IdentityCredential' in window)) return null
  const request: IdentityRequest = {
    mediation: isSilent ? 'silent' : 'optional',
    identity: { providers: [{ configURL: configUrl, clientId, nonce }] },
  }
  const credential = await navigator.credentials.get(request)
  return isToken(credential) ? credential.token : null
}

/** Takes the data that came with the page out of it where it holds a secret. */
export function forgetInPage(secret: string): void {
  for (const element of document.querySelectorAll('script[type="application/json"]')) {
    if (element.textContent.includes(secret)) element.remove()
  }
}
