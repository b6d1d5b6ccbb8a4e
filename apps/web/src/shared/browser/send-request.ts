export type SentRequest = {
  method: string
  path: string
  headers: Readonly<Record<string, string>>
  body: XMLHttpRequestBodyInit | null
}

/** `status` 0 stands for a lost connection. */
export type RequestAnswer = { status: number; header: (name: string) => string | null; body: unknown }

type Watch = { onProgress: (share: number) => void; signal: AbortSignal }

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Sends what a fetch could not tell the progress of, 0 to 1. Rejects when it is aborted. */
export function sendRequest(
  { method, path, headers, body }: SentRequest,
  { onProgress, signal }: Watch,
): Promise<RequestAnswer> {
  return new Promise((resolve, reject) => {
    const callOff = () => reject(new DOMException('The upload was called off', 'AbortError'))
    if (signal.aborted) return callOff()
    const request = new XMLHttpRequest()
    const lost = () => resolve({ status: 0, header: () => null, body: null })
    request.open(method, path)
    request.setRequestHeader('Accept', 'application/json')
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? loaded / total : 0))
    request.addEventListener('load', () =>
      resolve({
        status: request.status,
        header: (name) => request.getResponseHeader(name),
        body: parsed(request.responseText),
      }),
    )
    request.addEventListener('error', lost)
    request.addEventListener('timeout', lost)
    request.addEventListener('abort', callOff)
    const callOffRequest = () => request.abort()
    signal.addEventListener('abort', callOffRequest)
    request.addEventListener('loadend', () => signal.removeEventListener('abort', callOffRequest))
    request.send(body)
  })
}
