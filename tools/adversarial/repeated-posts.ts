import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Answer, VisitorClient } from './visitor-client.ts'

interface Post {
  path: string
  /** The Idempotency-Key of all of them. */
  key: string
  body: string
}

/** What became of one call; `cut` where we hung up first. */
export type Attempt = Pick<Answer, 'body' | 'status'> | 'cut'

/** Sends the same call several times at once; each hangs up after its time, or stays (`null`). */
export const postTogether = (
  client: VisitorClient,
  post: Post,
  cutAfterMs: readonly (number | null)[],
): Promise<Attempt[]> => Promise.all(cutAfterMs.map((ms) => attempt(client, post, ms)))

function attempt(
  client: VisitorClient,
  { path, key, body }: Post,
  cutAfterMs: number | null,
): Promise<Attempt> {
  const { hostname, port } = client.base
  const headers = { ...client.ownHeaders(), 'content-type': 'application/json', 'idempotency-key': key }
  return new Promise((resolve, reject) => {
    let isCut = false
    const fail = (error: Error) => (isCut ? resolve('cut') : reject(error))
    const call = request({ hostname, port, path, method: 'POST', headers, agent: false }, (response) => {
      text(response).then((answer) => resolve({ status: response.statusCode ?? 0, body: answer }), fail)
    })
    call.on('error', fail)
    call.end(body)
    if (cutAfterMs === null) return
    setTimeout(() => {
      isCut = true
      call.destroy()
      // Without effect once the whole response has arrived.
      resolve('cut')
    }, cutAfterMs)
  })
}
