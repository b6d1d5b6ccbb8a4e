import type { Invoke } from '@tessera/api-types/page/page-renderer'
import type { Transport } from '../../shared/api/call.ts'

/** While rendering, calls stay inside the server and run as the request's own viewer. */
export const invokeTransport =
  (invoke: Invoke): Transport =>
  ({ name }, input) =>
    invoke(name, input)
