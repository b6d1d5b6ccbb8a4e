/** Where a file goes, and the fields that let it in. */
export type FileForm = { url: string; fields: Readonly<Record<string, string>>; file: File }

/** `status` 0 stands for a lost connection. */
export type FileAnswer = { status: number; body: unknown }

type Watch = { onProgress: (share: number) => void; signal: AbortSignal }

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Posts a file as a form and reports its progress, 0 to 1. Rejects when it is aborted. */
export function uploadFile(
  { url, fields, file }: FileForm,
  { onProgress, signal }: Watch,
): Promise<FileAnswer> {
  return new Promise((resolve, reject) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    // Servers read the fields before the file.
    form.append('file', file)
    const request = new XMLHttpRequest()
    request.open('POST', new URL(url, window.location.href).pathname)
    request.setRequestHeader('Accept', 'application/json')
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? loaded / total : 0))
    request.addEventListener('load', () =>
      resolve({ status: request.status, body: parsed(request.responseText) }),
    )
    request.addEventListener('error', () => resolve({ status: 0, body: null }))
    request.addEventListener('timeout', () => resolve({ status: 0, body: null }))
    request.addEventListener('abort', () =>
      reject(new DOMException('The upload was called off', 'AbortError')),
    )
    signal.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}
