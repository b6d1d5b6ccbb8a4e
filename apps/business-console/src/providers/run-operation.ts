import { callOf } from '@tessera/api-types/http-call'
import type { Contracts, InputOf, OutputOf } from '@tessera/api-types'
import { calledRoutes, type CalledOperation } from './called-routes.ts'
import type { HttpClient } from './http-client.ts'

/** Calls one operation of the contract by its name. */
export type RunOperation = <N extends CalledOperation>(
  name: N,
  input: InputOf<Contracts[N]>,
) => Promise<OutputOf<Contracts[N]>>

export const makeRunOperation =
  (http: HttpClient): RunOperation =>
  async (name, input) => {
    const { path, dialect, contentType, ...options } = callOf(calledRoutes[name], input ?? {})
    const headers = new Headers(contentType ? { 'Content-Type': contentType } : {})
    const { json } = await http(path, { ...options, headers })
    if (dialect === 'admin') return json
    return dialect === 'resource' ? json.resource_response.data : json.data
  }
