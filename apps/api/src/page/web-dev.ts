import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { PageRenderer } from '@tessera/api-types/page/page-renderer'
import { WEB_FOLDER, type WebEntry, type WebEntrySource } from './web-build.ts'

/** The little of the development server that is used here; it is no dependency of the api. */
interface DevServer {
  middlewares(request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void
  ssrLoadModule(url: string): Promise<unknown>
  close(): Promise<void>
}

interface DevServerModule {
  createServer(options: object): Promise<DevServer>
}

const SOURCES = /^\/(?:@|src\/|node_modules\/|assets\/|favicon|manifest)/

/** The web app straight from its sources, with hot reload. */
export async function developmentWeb(app: FastifyInstance): Promise<WebEntrySource> {
  const fromWeb = createRequire(join(WEB_FOLDER, 'package.json'))
  const vite = (await import(pathToFileURL(fromWeb.resolve('vite')).href)) as DevServerModule
  const server = await vite.createServer({
    root: WEB_FOLDER,
    base: '/',
    appType: 'custom',
    plugins: [librariesStayOutside],
    server: { middlewareMode: { server: app.server }, hmr: { server: app.server } },
  })
  app.addHook('onClose', () => server.close())
  app.addHook('onRequest', (request, reply, done) => {
    if (!SOURCES.test(request.url)) return done()
    reply.hijack()
    server.middlewares(request.raw, reply.raw, () => {
      reply.raw.statusCode = 404
      reply.raw.end()
    })
  })
  return async () => {
    const entry = (await server.ssrLoadModule('/src/entry-server.tsx')) as WebEntry
    return { ...entry, render: withHotReload(entry.render) }
  }
}

/** The build bundles every library for the server; here Node loads them, CommonJS ones included. */
const librariesStayOutside = {
  name: 'libraries-stay-outside',
  configEnvironment(name: string, options: { resolve?: { noExternal?: unknown } }): void {
    if (name === 'ssr' && options.resolve) options.resolve.noExternal = [/^@tessera\//]
  },
}

/** The development server's client writes styles and opens a socket, which pages elsewhere may not. */
const withHotReload =
  (render: PageRenderer): PageRenderer =>
  async (request) => {
    const { status, headers, body } = await render(request)
    const policy = `default-src 'self' data: blob: ws:; script-src 'nonce-${request.nonce}' 'strict-dynamic'; style-src 'self' 'unsafe-inline'`
    const refresh = `<script type="module" nonce="${request.nonce}">${REFRESH}</script>`
    return {
      status,
      headers: { ...headers, 'content-security-policy': policy },
      body: body.replace('<head>', `<head>${refresh}`),
    }
  }

const REFRESH = `import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type`
