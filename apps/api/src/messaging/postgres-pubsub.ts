import pg from 'pg'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Db } from '../kernel/deps.ts'
import { localListeners, type PubSub } from '../kernel/pubsub.ts'

const CHANNEL = 'tessera_messages'
const RECONNECT_MS = 1_000

/** Pub/sub by LISTEN/NOTIFY, on one connection of its own that is opened again when it breaks. */
export function postgresPubSub(url: string, db: Db, log: Logger): PubSub & { close(): Promise<void> } {
  const listeners = localListeners()
  let isClosed = false
  let client: pg.Client | null = null
  let isListening: Promise<void> | null = null

  const connect = async (): Promise<void> => {
    if (isClosed) return
    const opened = new pg.Client({ connectionString: url, application_name: 'tessera messages' })
    client = opened
    opened.on('notification', ({ payload }) => receive(payload ?? ''))
    opened.on('error', (error) => log.warn({ err: error }, 'message connection broke'))
    opened.on('end', () => void (isClosed || setTimeout(() => void connect(), RECONNECT_MS).unref()))
    try {
      await opened.connect()
      await opened.query(`LISTEN ${CHANNEL}`)
    } catch {
      await opened.end().catch(() => undefined)
    }
  }
  const receive = (payload: string): void => {
    const [channel, message] = JSON.parse(payload) as [string, unknown]
    listeners.notify(channel, message)
  }

  return {
    async publish(channel, message) {
      await sql`SELECT pg_notify(${CHANNEL}, ${JSON.stringify([channel, message])})`.execute(db)
    },
    subscribe(channel, listener) {
      isListening ??= connect()
      return listeners.add(channel, listener)
    },
    async close() {
      isClosed = true
      await isListening
      await client?.end()
    },
  }
}
