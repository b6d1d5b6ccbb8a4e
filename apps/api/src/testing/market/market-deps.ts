import pino from 'pino'
import { openDatabase, transactOn } from '../../db/client.ts'
import { makeIdSource } from '../../db/ids.ts'
import type { Deps } from '../../kernel/deps.ts'
import { localPayments } from '../../payments/local-payments.ts'

export type MarketDeps = Pick<Deps, 'log' | 'mailer' | 'newId' | 'now' | 'payments' | 'read' | 'transact'> & {
  site: Pick<Deps['site'], 'defaultName' | 'invoiceSender' | 'publicUrl' | 'taxRates'>
  /** Sets the injected clock. */
  setNow(at: Date): void
  close(): Promise<void>
}

/** What charging and billing need over a migrated database, by a clock that stands until it is set. */
export function marketDeps(url: string): MarketDeps {
  const { primary, close } = openDatabase(url)
  let now = new Date(0)
  return {
    read: primary,
    transact: transactOn(primary),
    now: () => now,
    newId: makeIdSource(() => now.getTime(), 1),
    payments: localPayments(Buffer.alloc),
    mailer: { send: async () => undefined },
    log: pino({ level: 'silent' }),
    site: {
      publicUrl: 'http://localhost',
      taxRates: { DE: 0.19, FR: 0.2 },
      invoiceSender: ['Tessera'],
      defaultName: 'Tessera',
    },
    setNow: (at) => void (now = at),
    close,
  }
}
