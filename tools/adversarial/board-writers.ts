import { randomUUID } from 'node:crypto'
import type { Json, VisitorClient } from './visitor-client.ts'

export interface Journal {
  /** Names of boards whose making was acknowledged. */
  acknowledged: Set<string>
  /** Names that were sent, acknowledged or not. */
  sent: Set<string>
}

/** Several writers make boards until stopped; what was acknowledged is written down outside the server. */
export function writeBoards(client: VisitorClient, writers: number, journal: Journal) {
  let isStopping = false
  const work = Array.from({ length: writers }, async () => {
    while (!isStopping) {
      const name = `b${randomUUID()}`
      journal.sent.add(name)
      const answer = await client.call('POST', '/v3/boards/', { name }).catch(() => null)
      if (answer?.status === 200) journal.acknowledged.add(name)
      else if (answer === null) break
    }
  })
  return {
    async stop(): Promise<void> {
      isStopping = true
      await Promise.all(work)
    },
  }
}

/** Names of all boards of the signed-in member, page by page. */
export async function boardNames(client: VisitorClient): Promise<string[]> {
  const me = await client.call('GET', '/v3/users/me/')
  const { username } = me.body.data as { username: string }
  const names: string[] = []
  let bookmark = ''
  for (;;) {
    const { status, body } = await client.call(
      'GET',
      `/v3/users/${username}/boards/?page_size=250&bookmark=${encodeURIComponent(bookmark)}`,
    )
    if (status !== 200) throw new Error(`The boards were not listed: ${JSON.stringify(body)}`)
    names.push(...(body.data as Json[]).map(({ name }) => String(name)))
    bookmark = String(body.bookmark)
    if (bookmark === '-end-') return names
  }
}

/** What differs between the journal and the server: nothing, where every promise was kept. */
export function brokenPromises({ acknowledged, sent }: Journal, found: readonly string[]) {
  const there = new Set(found)
  return {
    lost: [...acknowledged].filter((name) => !there.has(name)).length,
    doubled: found.length - there.size,
    unasked: [...there].filter((name) => !sent.has(name)).length,
  }
}
