interface Call {
  method: 'GET' | 'POST'
  url: string
  headers: Readonly<Record<string, string>>
  body?: string
}

interface Reply {
  status: number
  body: unknown
}

/** What a provider responds; null where it did not in time, or not in JSON, so that nobody knows what it did. */
export async function callProvider({ body, ...call }: Call, timeoutMs: number): Promise<Reply | null> {
  try {
    const response = await fetch(call.url, {
      ...call,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      ...(body !== undefined && { body }),
    })
    return { status: response.status, body: await response.json() }
  } catch {
    return null
  }
}
