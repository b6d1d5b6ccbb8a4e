import { httpClient, waitingForLogin } from './http-client.ts'
import { makeRunOperation } from './run-operation.ts'
import { sendingOnce } from './sending-once.ts'

/** Calls an operation from a page that stands outside of the hub. */
export const run = makeRunOperation(sendingOnce(httpClient))

/** The same from a page that asks for a login that has ended, and keeps what was typed until then. */
export const runWaitingForLogin = makeRunOperation(sendingOnce(waitingForLogin(httpClient)))
