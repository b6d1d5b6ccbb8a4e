// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { attachTracker } from '../tracking/track.ts'
import { deferReloads, isOutdated, reportServerVersion, watchVersion } from './app-version.ts'

afterEach(() => deferReloads(() => true))

describe('the version of the page', () => {
  it('is outdated once an answer names another version, and stays so', () => {
    watchVersion('1.0.0')
    reportServerVersion('1.0.0')
    expect(isOutdated()).toBe(false)
    reportServerVersion('1.1.0')
    reportServerVersion('1.0.0')
    expect(isOutdated()).toBe(true)
  })

  it('begins anew with the page', () => {
    watchVersion('1.1.0')
    expect(isOutdated()).toBe(false)
  })

  it('I-1.17 I-4.69 three answers of a newer server are one report', () => {
    const counted: string[] = []
    const detach = attachTracker({ track: () => undefined, count: ({ name }) => counted.push(name) })
    counted.length = 0
    watchVersion('1')
    for (const version of ['1', '2', '2', '3']) reportServerVersion(version)
    detach()
    expect(counted).toEqual(['new_version_available'])
  })

  it('I-4.72 a reload waits for as long as the rule says', () => {
    watchVersion('1')
    deferReloads((version) => version !== '2')
    reportServerVersion('2')
    expect(isOutdated()).toBe(false)
  })
})
