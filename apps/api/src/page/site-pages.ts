import type { FastifyInstance } from 'fastify'
import type { Mount } from '../app.ts'
import type { Config } from '../config.ts'
import type { Deps } from '../kernel/deps.ts'
import type { Operation } from '../kernel/operation.ts'
import { withChallengeScript } from '../bot-challenge/script-origin.ts'
import { brandSource } from './brand-source.ts'
import { builtFiles } from './built-files.ts'
import { withSignInScript } from '../sign-in-providers/script-origin.ts'
import { consoleMount } from './console-mount.ts'
import { feedsForReaders } from './feeds-for-readers.ts'
import { inProcessCalls } from './in-process-calls.ts'
import type { PageContextSource } from './page-context.ts'
import { pageMount } from './page-mount.ts'
import { platformCalls } from './platform-calls.ts'
import { admittedOrigins } from '../third-party-slots/slot-settings.ts'
import { sitemap } from './sitemap.ts'
import { webManifest } from './web-manifest.ts'
import { developmentWeb } from './web-dev.ts'
import { builtWebEntry, CONSOLE_BUILD, WEB_CLIENT } from './web-build.ts'

interface Options {
  config: Config
  deps: Deps
  operations: readonly Operation[]
  pageContext: PageContextSource
}

/** The consumer site and the console, as built; or from their sources while developing. */
export const sitePages =
  ({ config, deps, operations, pageContext }: Options): Mount =>
  async (app: FastifyInstance) => {
    const isDevelopment = config.WEB_DEV ?? false
    const imageOrigin = config.IMAGE_BASE && new URL(config.IMAGE_BASE).origin
    await builtFiles(CONSOLE_BUILD, '/business/')(app)
    const brand = brandSource(deps)
    consoleMount({ folder: CONSOLE_BUILD, imageOrigin, textsIn: deps.textsIn, brand })(app)
    const callsOf = inProcessCalls(operations)
    sitemap(deps)(app)
    webManifest(brand)(app)
    feedsForReaders({ site: deps.site, brand, callsOf })(app)
    const webEntry = isDevelopment ? await developmentWeb(app) : await builtWebEntry()
    if (!webEntry) {
      deps.log.warn('The pages are not built; only the calls are served')
      return
    }
    if (!isDevelopment) await builtFiles(WEB_CLIENT, '/')(app)
    const parts = { site: deps.site, brand, webEntry, pageContext, callsOf }
    platformCalls(parts)(app)
    pageMount({
      ...parts,
      textsIn: deps.textsIn,
      imageOrigin,
      placeHeaders: [config.COUNTRY_HEADER, config.REGION_HEADER],
      admitted: withChallengeScript(
        withSignInScript(admittedOrigins(deps.thirdParties), config.SIGNIN_SCRIPT_URL),
        deps.botChallenge,
      ),
    })(app)
  }
