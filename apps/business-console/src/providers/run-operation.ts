import { callOf } from '@tessera/api-types/http-call'
import type { Contracts, InputOf, OutputOf } from '@tessera/api-types'
import { allRoutes, type OperationName } from '@tessera/api-types/routes'
import type { HttpClient } from './http-client.ts'

/** Calls one operation of the contract by its name. */
export type RunOperation = <N extends OperationName>(
  name: N,
  input: InputOf<Contracts[N]>,
) => Promise<OutputOf<Contracts[N]>>

export const makeRunOperation =
  (http: HttpClient): RunOperation =>
  async (name, input) => {
    const { path, dialect, contentType, ...options } = callOf(allRoutes[name], input ?? {})
    const headers = new Headers(contentType ? { 'Content-Type': contentType } : {})
    const { json } = await http(path, { ...options, headers })
    if (dialect === 'admin') return json
    return dialect === 'resource' ? json.resource_response.data : json.data
  }
