import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import type { ViewerSource } from './kernel/context.ts'
import type { Deps } from './kernel/deps.ts'
import type { Operation } from './kernel/operation.ts'
import { addressLimits } from './plugins/address-limits.ts'
import { bodyGuard } from './plugins/body-guard.ts'
import { bodyPace, REQUIRED_PACE } from './plugins/body-pace.ts'
import { registerCompression } from './plugins/compression.ts'
import { errorReplies } from './plugins/error-replies.ts'
import { hostGuard } from './plugins/host-guard.ts'
import { listedOrigins } from './plugins/listed-origins.ts'
import type { Metrics } from './plugins/metrics.ts'
import { otherMethods } from './plugins/other-methods.ts'
import { overload } from './plugins/overload.ts'
import { plainPage, plainPageHeaders, textsOf } from './page/plain-page.ts'
import { refuseAddress, refuseExpectation, refuseRaw } from './plugins/raw-refusal.ts'
import { requestContext } from './plugins/request-context.ts'
import { requestLog } from './plugins/request-log.ts'
import { securityHeaders } from './plugins/security-headers.ts'
import { sessionCookies } from './plugins/session-cookies.ts'
import { adminExports } from './transports/admin-export.ts'
import { invoiceFiles } from './transports/invoice-files.ts'
import { adminTransport } from './transports/admin.ts'
import { batchTransport } from './transports/batch.ts'
import { graphqlTransport } from './transports/graphql.ts'
import { modernUrl } from './transports/older-clients.ts'
import { resourceTransport } from './transports/resource.ts'
import { restTransport } from './transports/rest.ts'

const BODY_LIMIT_BYTES = 1024 * 1024
const FILE_LIMIT_BYTES = 32 * 1024 * 1024 // facts: 20 MB desktop, 32 MB in an app
const SILENCE_TIMEOUT_MS = 30_000
const REQUEST_TIMEOUT_MS = 10 * 60_000 // the largest file at half a megabit a second
const MAX_FORM_PARTS = 50

export interface AppParts {
  config: Config
  deps: Deps
  operations: readonly Operation[]
  resolveViewer: ViewerSource
  appVersion: string
  metrics: Metrics
  /** Whether there is more to do than can be done. */
  isSaturated(): boolean
  /** Routes beside the operations: pages, images, health. */
  mounts: readonly Mount[]
}

export type Mount = (app: FastifyInstance) => void | Promise<void>

/** The whole HTTP server, not yet listening; registration is explicit and in order. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, deps, operations, resolveViewer, appVersion, metrics, isSaturated, mounts } = parts
  const app = makeFastify(parts)
  const cookies = sessionCookies(config.PUBLIC_URL)
  await app.register(securityHeaders, {
    isSecure: config.PUBLIC_URL.startsWith('https:'),
    makeNonce: () => deps.randomBytes(16).toString('base64'),
  })
  await app.register(otherMethods)
  await app.register(errorReplies, { appVersion })
  await app.register(hostGuard)
  await app.register(requestLog, { metrics })
  await app.register(overload, { isSaturated })
  await registerCompression(app)
  await app.register(cookie)
  await app.register(bodyGuard)
  await app.register(bodyPace, { pace: REQUIRED_PACE, refuse: refuseRaw(siteOf(config)) })
  await registerForms(app)
  await app.register(addressLimits, { limits: deps.limits })
  await app.register(listedOrigins, { origins: deps.site.sites.origins })
  await app.register(requestContext, {
    deps,
    cookies,
    resolveViewer,
    countryHeader: config.COUNTRY_HEADER?.toLowerCase() ?? null,
    imageBase: config.IMAGE_BASE,
  })

  restTransport(app, operations)
  resourceTransport(app, { operations, appVersion })
  batchTransport(app, operations)
  adminTransport(app, operations)
  adminExports(app, operations)
  invoiceFiles(app, operations)
  await graphqlTransport(app, operations)
  for (const mount of mounts) await mount(app)
  return app
}

const siteOf = ({ PUBLIC_URL }: Config) => ({ isSecure: PUBLIC_URL.startsWith('https:') })

function makeFastify({ config, deps }: AppParts): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = deps.log
  const site = siteOf(config)
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: config.TRUSTED_PROXIES.length > 0 ? [...config.TRUSTED_PROXIES] : false,
    genReqId: () => deps.newId(),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: SILENCE_TIMEOUT_MS,
    keepAliveTimeout: 10_000,
    http: {
      headersTimeout: 15_000,
      connectionsCheckingInterval: 5_000,
      maxHeaderSize: 16_384,
      // Without it the HTTP server refuses below us, without our headers.
      requireHostHeader: false,
    },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }) => modernUrl(url),
    clientErrorHandler: refuseRaw(site),
    frameworkErrors: refuseAddress(site, (request) => ({
      headers: plainPageHeaders,
      body: plainPage(textsOf(deps.textsIn, request), 'malformed'),
    })),
  })
  app.server.on('checkExpectation', refuseExpectation(site))
  return app
}

async function registerForms(app: FastifyInstance): Promise<void> {
  await app.register(formbody, { bodyLimit: BODY_LIMIT_BYTES })
  await app.register(multipart, {
    limits: {
      fileSize: FILE_LIMIT_BYTES,
      files: 1,
      fields: MAX_FORM_PARTS,
      parts: MAX_FORM_PARTS,
      fieldSize: 64 * 1024,
    },
    throwFileSizeLimit: false,
  })
}
