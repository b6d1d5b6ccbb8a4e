import { describe, expect, it } from 'vitest'
import { isOutdated, reportServerVersion, watchVersion } from './app-version.ts'

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
})
