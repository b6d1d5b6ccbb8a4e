import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Journal } from './board-writers.ts'
import type { VisitorClient } from './visitor-client.ts'

const WRITERS = 6
const READERS = 6
const BREATH_MS = 20
const PATIENCE_MS = 60_000

/** Writers and readers that go on whatever the responses; each is counted by its status. */
export function steadyLoad(client: VisitorClient) {
  const journal: Journal = { acknowledged: new Set(), sent: new Set() }
  const answers: Record<string, number> = {}
  let isStopping = false
  let lastWriteSentAt = 0
  const count = (answer: string) => (answers[answer] = (answers[answer] ?? 0) + 1)
  const ask = async (method: string, path: string, fields?: object): Promise<number> => {
    const answer = await client.call(method, path, fields).catch((error: Error) => error)
    count(answer instanceof Error ? `failed: ${answer.message}` : String(answer.status))
    await pause(BREATH_MS)
    return answer instanceof Error ? 0 : answer.status
  }
  const write = async () => {
    const name = `b${randomUUID()}`
    const sentAt = performance.now()
    journal.sent.add(name)
    if ((await ask('POST', '/v3/boards/', { name })) !== 200) return
    journal.acknowledged.add(name)
    lastWriteSentAt = Math.max(lastWriteSentAt, sentAt)
  }
  const keepOn = async (act: () => Promise<unknown>) => {
    while (!isStopping) await act()
  }
  const work = [
    ...Array.from({ length: WRITERS }, () => keepOn(write)),
    ...Array.from({ length: READERS }, () => keepOn(() => ask('GET', '/v3/users/me/'))),
  ]
  return {
    answers,
    /** Milliseconds until a write is acknowledged that was sent from now on. */
    async nextWrite(): Promise<number> {
      const since = performance.now()
      while (lastWriteSentAt < since && performance.now() - since < PATIENCE_MS) await pause(5)
      return performance.now() - since
    },
    async stop() {
      isStopping = true
      await Promise.all(work)
      return { answers, journal }
    },
  }
}
