import type { Contracts, InputOf, OutputOf } from '@tessera/api-types'
import { allRoutes, type OperationName } from '@tessera/api-types/routes'
import { callOf } from './call-of.ts'
import type { HttpClient } from './http-client.ts'

/** Calls one operation of the contract by its name. */
export type RunOperation = <N extends OperationName>(
  name: N,
  input: InputOf<Contracts[N]>,
) => Promise<OutputOf<Contracts[N]>>

export const makeRunOperation =
  (http: HttpClient): RunOperation =>
  async (name, input) => {
    const { url, dialect, ...options } = callOf(allRoutes[name], input ?? {})
    const { json } = await http(url, options)
    if (dialect === 'admin') return json
    return dialect === 'resource' ? json.resource_response.data : json.data
  }
