import { existsSync, readdirSync } from 'node:fs'
import { expect, it } from 'vitest'

const ROOT = new URL('../', import.meta.url)

/** Where each concern of identity, session and platform lives. */
const CONCERNS = {
  viewer: 'packages/shared-auth/src',
  'sign-up': 'apps/web/src/features/sign-up',
  'log-in': 'apps/api/src/domains/identity',
  'several accounts': 'apps/api/src/domains/browser-accounts',
  'parental passcode': 'apps/api/src/domains/passcode',
  'cookie consent': 'apps/api/src/domains/consent',
  'client user state': 'apps/web/src/entities/session',
  experiments: 'apps/api/src/domains/experiments',
  'event tracking': 'packages/shared-tracking/src',
  'conversion pixels': 'apps/api/src/domains/third-parties',
  'version handling': 'apps/web/src/shared/browser',
  'start-up and route building': 'apps/web/src/app/routing',
  'offline banner': 'apps/web/src/app/shell',
  'visitor tracking': 'apps/web/src/features/visitor-tracking',
}

it.each(Object.entries(CONCERNS))('I-0.02 %s has a place of its own, with tests', (_concern, path) => {
  const folder = new URL(`${path}/`, ROOT)
  expect(existsSync(folder)).toBe(true)
  expect(
    readdirSync(folder, { recursive: true }).filter((name) => /\.test\.tsx?$/.test(String(name))),
  ).not.toEqual([])
})
