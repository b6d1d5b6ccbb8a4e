import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

const PIXEL = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')
const FRAME = `<!doctype html><title>frame</title><script>
addEventListener('message', ({ data, origin }) =>
  fetch('/heard', { method: 'POST', body: JSON.stringify({ data, origin }) }))
</script>`

interface Advertisers {
  url: string
  /** Paths with their queries, oldest first. */
  asked: string[]
  /** The messages that the frame received. */
  heard: { data: Record<string, unknown>; origin: string }[]
  stop(): Promise<void>
}

/** A pixel sink, a tag manager and an advertising frame that record what they receive. */
export async function startAdvertisers(): Promise<Advertisers> {
  const asked: string[] = []
  const heard: Advertisers['heard'] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    if (path.startsWith('/pixel')) return response.setHeader('content-type', 'image/gif').end(PIXEL)
    if (path.startsWith('/tags.js'))
      return response.setHeader('content-type', 'text/javascript').end('window.tagsRan = true')
    if (path.startsWith('/frame')) return response.setHeader('content-type', 'text/html').end(FRAME)
    if (path !== '/heard') return response.writeHead(404).end()
    void text(request).then((body) => {
      heard.push(JSON.parse(body) as Advertisers['heard'][number])
      response.writeHead(204).end()
    })
    return response
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    heard,
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
