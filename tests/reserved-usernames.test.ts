import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contracts, type Contract } from '@tessera/api-types'
import { isReservedUsername } from '@tessera/api-types/identity/reserved-usernames'

const PAGES = new URL('../apps/web/src/pages/', import.meta.url)
const PAGE = /^([a-z_-]+)(\.tsx)?$/

const ofPages = readdirSync(PAGES).flatMap((name) => PAGE.exec(name)?.[1] ?? [])
const known: Contract[] = Object.values(contracts)
const ofCalls = known.flatMap(({ route }) => route.rest?.path.split('/')[1] ?? [])
const ofPlatform = [
  'pageHandlers',
  'resource',
  'images',
  'docs',
  'livez',
  'readyz',
  'metrics',
  'advertiser',
  'social',
]

// Usernames have no hyphens, so such a page can take nobody's name.
const words = [...new Set([...ofPages, ...ofCalls, ...ofPlatform])].filter((word) => /^\w+$/.test(word))

it.each(words)('I-2.15 nobody can be called %s, where a page or a call begins', (word) => {
  expect(isReservedUsername(word)).toBe(true)
  expect(isReservedUsername(word.toUpperCase())).toBe(true)
})
