import { Server } from 'node:net'
import { setImmediate as afterAccepting, setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Long enough for a balancer to see `/readyz` fail and send newcomers elsewhere. */
const DRAIN_MS = 300
/** Long enough for who is inside to send one more request and learn that the connection closes. */
const LINGER_MS = 500

/** Requests that take longer to end, uploads over a slow line, are cut off: who stops the server waits for the rest of it. */
const CUT_MS = 10_000

/** Closes the server so that accepted requests are served: closing it at once would cut connections that have not spoken yet. */
export async function drain(app: FastifyInstance, cutMs = CUT_MS): Promise<void> {
  await pause(DRAIN_MS)
  // Right after the loop has taken in all who wait at the door.
  await afterAccepting()
  // Only the door: the HTTP server's own close also hangs up on those inside.
  if (app.server.listening) Server.prototype.close.call(app.server)
  await pause(LINGER_MS)
  const cutting = setTimeout(() => app.server.closeAllConnections(), cutMs)
  await app.close().finally(() => clearTimeout(cutting))
}
