import { vi } from 'vitest'

type Sent = { method: string; path: string; offset: number | null; bytes: number }

const PATH = '/v3/media/resumable_uploads/'

/** Stands for the server of resumable uploads behind XMLHttpRequest. */
export function fakeTusServer() {
  const uploads = new Map<string, { length: number; offset: number }>()
  const sent: Sent[] = []
  /** Answers the next requests with these in place of its own; 0 is a connection that is lost. */
  const failures: number[] = []
  /** Called with each request before it is answered. */
  let hold: ((request: FakeRequest) => boolean) | null = null

  class FakeRequest extends EventTarget {
    upload = new EventTarget()
    status = 0
    responseText = ''
    isAborted = false
    method = ''
    path = ''
    given: Record<string, string> = {}
    answered: Record<string, string> = {}

    open(method: string, path: string): void {
      Object.assign(this, { method, path })
    }
    setRequestHeader(name: string, value: string): void {
      this.given[name] = value
    }
    getResponseHeader(name: string): string | null {
      return this.answered[name] ?? null
    }
    abort(): void {
      this.isAborted = true
      this.dispatchEvent(new Event('abort'))
    }
    progress(share: number): void {
      this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: share, total: 1 }))
    }
    send(body: Blob | null): void {
      const offset = this.given['Upload-Offset']
      const bytes = body?.size ?? 0
      sent.push({
        method: this.method,
        path: this.path,
        offset: offset === undefined ? null : Number(offset),
        bytes,
      })
      if (!hold?.(this)) this.answer(bytes)
    }
    answer(bytes: number): void {
      const failure = failures.shift()
      const [status, headers] = failure === undefined ? this.reply(bytes) : ([failure, {}] as const)
      this.status = status
      this.answered = headers
      queueMicrotask(() => this.dispatchEvent(new Event(status === 0 ? 'error' : 'load')))
    }
    reply(bytes: number): readonly [number, Record<string, string>] {
      if (this.method === 'POST') {
        const path = `${PATH}${uploads.size + 5}/`
        uploads.set(path, { length: Number(this.given['Upload-Length']), offset: 0 })
        return [201, { Location: path }]
      }
      const upload = uploads.get(this.path)
      if (!upload) return [404, {}]
      if (this.method === 'DELETE') {
        uploads.delete(this.path)
        return [204, {}]
      }
      if (this.method === 'PATCH') {
        if (Number(this.given['Upload-Offset']) !== upload.offset) return [409, {}]
        upload.offset += bytes
      }
      return [this.method === 'PATCH' ? 204 : 200, { 'Upload-Offset': `${upload.offset}` }]
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  return {
    uploads,
    sent,
    failures,
    /** Leaves PATCH requests without a response; they are returned as they come. */
    holdParts() {
      const held: FakeRequest[] = []
      hold = (request) => request.method === 'PATCH' && held.push(request) > 0
      return held
    },
  }
}
