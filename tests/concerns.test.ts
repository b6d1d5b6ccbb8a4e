import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const API = 'apps/api/src/domains'
const WEB = 'apps/web/src'
const TRACKING = 'packages/shared-tracking/src'

/** Each concern of identity, session and platform: its module, the test of it, and what that test names. */
const CONCERNS: [concern: string, module: string, test: string, named: string][] = [
  ['who the viewer is', 'packages/shared-auth/src/viewer.ts', 'viewer.test.ts', 'viewerState('],
  ['sign-up', `${API}/identity/sign-up-service.ts`, 'sign-up.test.ts', "'auth.register'"],
  ['log-in', `${API}/identity/log-in-service.ts`, 'log-in.test.ts', "'auth.createSession'"],
  ['log-out', `${WEB}/features/log-out/log-out.ts`, 'log-out.test.ts', './log-out.ts'],
  ['several accounts', `${API}/browser-accounts/switch-service.ts`, 'browser-accounts.test.ts', 'accounts.'],
  ['parental passcode', `${API}/passcode/passcode-service.ts`, 'passcode.test.ts', 'passcode.'],
  ['cookie consent', `${API}/consent/consent-service.ts`, 'consent.test.ts', 'consent.'],
  [
    'client user state',
    `${WEB}/entities/session/session-slice.ts`,
    'session-slice.test.ts',
    './session-slice.ts',
  ],
  ['experiments', `${TRACKING}/experiments.ts`, 'experiments.test.ts', './experiments.ts'],
  ['event tracking', `${TRACKING}/event-uploader.ts`, 'event-uploader.test.ts', './event-uploader.ts'],
  [
    'ad pixels',
    `${API}/third-parties/pixel-event-rules.ts`,
    'third-parties.test.ts',
    './pixel-event-rules.ts',
  ],
  [
    'conversion pixels',
    `${WEB}/features/third-parties/fire-pixels.ts`,
    'fire-pixels.test.ts',
    './fire-pixels.ts',
  ],
  ['start-up', `${WEB}/app/boot/mount-app.tsx`, 'mount-app.test.tsx', './mount-app.tsx'],
  ['route building', `${WEB}/app/routing/page-handlers.ts`, 'page-handlers.test.ts', './page-handlers.ts'],
  ['versions', `${WEB}/shared/browser/app-version.ts`, 'app-version.test.ts', './app-version.ts'],
  ['offline banner', `${WEB}/app/shell/OfflineBanner.tsx`, 'OfflineBanner.test.tsx', './OfflineBanner.tsx'],
  [
    'visitors',
    `${WEB}/features/visitor-tracking/VisitorMount.tsx`,
    'visitor-tracking.test.tsx',
    'VisitorMount',
  ],
]

const sources = ['apps', 'packages'].flatMap((top) =>
  readdirSync(join(ROOT, top)).flatMap((name) => filesIn(join(ROOT, top, name, 'src'))),
)

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
    .map((path) => join(folder, path))
}

const texts = sources.map((path) => readFileSync(path, 'utf8'))

/** By its own address, or by the package of which it is all. */
const addressOf = (module: string): string =>
  module.startsWith('packages/shared-auth/') ? "'@tessera/shared-auth'" : `/${basename(module)}'`

const isUsed = (module: string): boolean => texts.some((text) => text.includes(addressOf(module)))

it.each(CONCERNS)(
  'I-0.02 %s has a module that the product uses, with a test',
  (_concern, module, test, named) => {
    const path = join(ROOT, module)
    expect(readFileSync(path, 'utf8')).toContain('export ')
    expect(isUsed(module)).toBe(true)
    expect(readFileSync(join(path, '..', test), 'utf8')).toContain(named)
  },
)
