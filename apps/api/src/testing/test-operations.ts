import type { Operation } from '../kernel/operation.ts'
import type { InputOf, OutputOf, Contracts } from '@tessera/api-types'
import type { Context } from '../kernel/context.ts'
import type { Deps } from '../kernel/deps.ts'
import { callAs } from './test-callers.ts'

/** Calls operations of a list by name, with the types of their contracts. */
export function callerOf(operations: readonly Operation[], deps: Deps) {
  return async <N extends keyof Contracts>(
    viewer: Context['viewer'],
    name: N,
    input: InputOf<Contracts[N]>,
    extra: Partial<Context['caller']> = {},
  ): Promise<OutputOf<Contracts[N]>> => {
    const operation = operations.find(({ contract }) => contract.route.name === name)
    if (!operation) throw new Error(`no operation ${name}`)
    return (await callAs(deps, viewer, extra)(operation, input)) as OutputOf<Contracts[N]>
  }
}
