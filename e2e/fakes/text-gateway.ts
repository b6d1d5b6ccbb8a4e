import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import type { AddressInfo } from 'node:net'

export interface TextGateway {
  url: string
  /** The newest code that was texted to a number. */
  codeTo(number: string): string | undefined
  stop(): Promise<void>
}

/** Takes text messages as a gateway would, and keeps them. */
export async function startTextGateway(): Promise<TextGateway> {
  const taken: { to: string; text: string }[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      taken.push(JSON.parse(body) as { to: string; text: string })
      response.end('{}')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`,
    codeTo: (number) => /\d{6}/.exec(taken.findLast(({ to }) => to === number)?.text ?? '')?.[0],
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
