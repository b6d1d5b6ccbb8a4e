import { type RequestAnswer, sendRequest } from './send-request.ts'

type FileForm = { url: string; fields: Readonly<Record<string, string>>; file: File }
type Watch = { onProgress: (share: number) => void; signal: AbortSignal }

/** Posts a file as a form, with the fields that let it in. Rejects when it is aborted. */
export function uploadFile({ url, fields, file }: FileForm, watch: Watch): Promise<RequestAnswer> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  // Servers read the fields before the file.
  form.append('file', file)
  const path = new URL(url, window.location.href).pathname
  return sendRequest({ method: 'POST', path, headers: {}, body: form }, watch)
}
