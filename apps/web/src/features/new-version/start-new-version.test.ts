// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  deferReloads,
  isOutdated,
  reportServerVersion,
  watchVersion,
} from '../../shared/browser/app-version.ts'
import { DAY_MS } from '../../shared/browser/clock.ts'
import { startNewVersion } from './start-new-version.ts'

const connect = (effectiveType: string) =>
  Object.defineProperty(navigator, 'connection', { value: { effectiveType }, configurable: true })

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  watchVersion('1')
  startNewVersion()
  reportServerVersion('2')
})
afterEach(() => {
  vi.useRealTimers()
  deferReloads(() => true)
  Reflect.deleteProperty(navigator, 'connection')
})

it('I-4.72 on a slow connection a page waits a day, over later pages too, until it loads a newer site', () => {
  connect('3g')
  expect(isOutdated()).toBe(false)
  vi.advanceTimersByTime(DAY_MS)
  expect(isOutdated()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(isOutdated()).toBe(true)
})

it('I-4.72 on a fast connection it loads the newer site at once', () => {
  connect('4g')
  expect(isOutdated()).toBe(true)
})
