import { AsyncLocalStorage } from 'node:async_hooks'
import type { Db, Deps } from './deps.ts'

interface Scope {
  isOpen: boolean
}

const scopes = new AsyncLocalStorage<Scope>()

/** Marks everything that `work` calls as running inside a transaction, until it settles. */
export async function insideTransaction<T>(work: () => Promise<T>): Promise<T> {
  const scope: Scope = { isOpen: true }
  try {
    return await scopes.run(scope, work)
  } finally {
    scope.isOpen = false
  }
}

/** A slow effect, or another transaction, was called while one held a connection. */
export class EffectInTransactionError extends Error {
  override name = 'EffectInTransactionError'
}

/** @throws EffectInTransactionError inside a transaction */
export function refuseInside(name: string): void {
  if (scopes.getStore()?.isOpen)
    throw new EffectInTransactionError(`${name} was called inside a transaction.`)
}

/** The same, whose calls that would begin a transaction join the open one, and read what it wrote. */
export const joined = <D extends Pick<Deps, 'transact'>>(deps: D, tx: Db): D => ({
  ...deps,
  transact: <T>(work: (open: Db) => Promise<T>) => work(tx),
  read: tx,
  replica: tx,
})

/** The same object, whose methods throw EffectInTransactionError inside a transaction. */
export function outsideTransactions<T extends object>(name: string, effects: T): T {
  return new Proxy(effects, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property)
      if (typeof value !== 'function') return value
      return (...input: unknown[]): unknown => {
        refuseInside(`${name}.${String(property)}`)
        return Reflect.apply(value, target, input)
      }
    },
  })
}
