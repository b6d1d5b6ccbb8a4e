import { AsyncLocalStorage } from 'node:async_hooks'

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

/** A slow effect was called while a transaction held a connection. */
export class EffectInTransactionError extends Error {
  override name = 'EffectInTransactionError'
}

/** The same object, whose methods throw EffectInTransactionError inside a transaction. */
export function outsideTransactions<T extends object>(name: string, effects: T): T {
  return new Proxy(effects, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property)
      if (typeof value !== 'function') return value
      return (...input: unknown[]): unknown => {
        if (scopes.getStore()?.isOpen)
          throw new EffectInTransactionError(`${name}.${String(property)} was called inside a transaction.`)
        return Reflect.apply(value, target, input)
      }
    },
  })
}
