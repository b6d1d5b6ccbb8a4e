import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { connect, createServer as createTcpServer } from 'node:net'
import type { AddressInfo, Server as TcpServer } from 'node:net'

/** Where redirects come from: the one inner address that the fetcher under test may reach. */
export const REDIRECTOR_ADDRESS = '127.0.0.9'

export interface SsrfRange {
  canaryPort: number
  redirectorPort: number
  /** TCP connections that any canary has seen */
  hits(): number
  close(): Promise<void>
}

/**
 * Canaries on every local address of one port, and on loopback of the redirector's port;
 * a redirector that sends its visitors wherever `to` points.
 */
export async function openSsrfRange(): Promise<SsrfRange> {
  let hits = 0
  const canary = (): TcpServer =>
    createTcpServer((socket) => {
      hits += 1
      socket.on('error', () => undefined).end('HTTP/1.1 200 OK\r\nconnection: close\r\n\r\nreached')
    })
  const redirector = createServer((request, response) => {
    const asked = new URL(request.url ?? '/', 'http://redirector')
    const to = asked.searchParams.get('to')
    if (!to) return void response.end('harmless')
    response
      .writeHead(Number(asked.searchParams.get('code') ?? 302), {
        location: Buffer.from(to).toString('latin1'),
      })
      .end()
  })
  await listen(redirector, 0, REDIRECTOR_ADDRESS)
  const redirectorPort = portOf(redirector)
  const canaries = [canary(), canary(), canary()] as const
  await listen(canaries[0], 0, '::')
  await listen(canaries[1], redirectorPort, '127.0.0.1')
  await listen(canaries[2], redirectorPort, '::1')
  return {
    canaryPort: portOf(canaries[0]),
    redirectorPort,
    hits: () => hits,
    async close() {
      redirector.closeAllConnections()
      for (const server of [redirector, ...canaries]) await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Touches the canary on purpose, to know that it sings. */
export const touch = (port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, host)
    socket.once('error', reject)
    socket.once('close', () => resolve())
    socket.resume()
  })

const listen = (server: Server | TcpServer, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve())
  })

const portOf = (server: Server | TcpServer): number => (server.address() as AddressInfo).port
