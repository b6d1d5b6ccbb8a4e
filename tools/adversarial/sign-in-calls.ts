export interface Browser {
  base: string
  /** The client address the server is given. */
  ip: string
  installId: string
  cookies: Map<string, string>
}

export const newBrowser = (base: string, ip: string, installId: string): Browser => ({
  base,
  ip,
  installId,
  cookies: new Map(),
})

export interface Reply {
  status: number
  code: number
  data: unknown
}

/** One call of a browser, in JSON; cookies are kept. */
export async function callFrom(
  browser: Browser,
  method: string,
  path: string,
  fields?: object,
): Promise<Reply> {
  const { base, ip, installId, cookies } = browser
  const answer = await fetch(new URL(path, base), {
    method,
    headers: {
      'x-forwarded-for': ip,
      'x-install-id': installId,
      'x-csrftoken': cookies.get('csrftoken') ?? '',
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(fields && { 'content-type': 'application/json' }),
    },
    ...(fields && { body: JSON.stringify(fields) }),
  })
  for (const line of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    cookies.set(name, value)
  }
  const body = (await answer.json().catch(() => ({}))) as Record<string, unknown>
  const inner = (body.resource_response ?? body) as Record<string, unknown>
  const error = (inner.error ?? inner) as { api_error_code?: number }
  return { status: answer.status, code: error.api_error_code ?? 0, data: inner.data }
}

export interface Account {
  email: string
  password: string
}

/** A new account whose browser is signed in. */
export async function signUpIn(browser: Browser, name: string): Promise<Account> {
  const account = { email: `${name}@tessera.test`, password: `a long passphrase of ${name}` }
  await callFrom(browser, 'GET', '/v3/feeds/home/')
  const made = await callFrom(browser, 'POST', '/v3/register/email/handshake/', {
    ...account,
    birthday: '1990-05-05',
    first_name: 'Try',
  })
  await beginIn(browser, made)
  return account
}

export async function logInIn(browser: Browser, { email, password }: Account): Promise<Reply> {
  const proved = await callFrom(browser, 'POST', '/v3/login/handshake/', {
    username_or_email: email,
    password,
  })
  return proved.status === 200 ? beginIn(browser, proved) : proved
}

async function beginIn(browser: Browser, { status, data }: Reply): Promise<Reply> {
  if (status !== 200) throw new Error(`The first step answered ${status}`)
  return callFrom(browser, 'POST', '/resource/HandshakeSessionResource/create/', {
    options: { token: data },
  })
}

export const askForReset = (browser: Browser, username_or_email: string): Promise<Reply> =>
  callFrom(browser, 'POST', '/resource/UserResetPasswordResource/create/', { options: { username_or_email } })

/** Whether the server still knows the browser's session. */
export const isSignedIn = async (browser: Browser): Promise<boolean> =>
  (await callFrom(browser, 'GET', '/v3/users/me/')).status === 200
