import type { Server } from 'node:http'

/** Controls are programs of their own: they take their address and their end from the parent. */
export function listenHere(server: Server): void {
  server.listen(Number(process.env['PORT']), '127.0.0.1')
  process.on('SIGTERM', () => process.exit(0))
}
