import { expect, it } from 'vitest'
import { signInExperiments, signInOffer } from './sign-in-group.ts'

const chrome = (browserVersion: string) => ({ browserName: 'chrome', browserVersion })
const off = { oneTap: 'control', browser: 'control' }

it('I-6.07 a group that is off offers neither one tap nor the modal of the browser, another what is its own', () => {
  const offer = (groups: object) => signInOffer({ ...off, ...groups }, chrome('140'))
  expect(offer({})).toBe('none')
  expect(offer({ oneTap: 'enabled' })).toBe('one-tap')
  expect(offer({ browser: 'enabled' })).toBe('browser-one-tap')
  expect(offer({ oneTap: null, browser: null })).toBe('one-tap')
})

it('I-6.08 the browser’s own modal begins with Chrome 116, its one tap with 122', () => {
  const groups = { ...off, browser: 'enabled' }
  const offers = ['115', '116.0.5845.96', '121', '122'].map((version) => signInOffer(groups, chrome(version)))
  expect(offers).toEqual(['none', 'browser-modal', 'browser-modal', 'browser-one-tap'])
  expect(signInOffer(groups, { browserName: 'firefox', browserVersion: '140' })).toBe('none')
})

it('I-6.09 the experiments are others for members, visitors, desktops and phones', () => {
  const names = [true, false].flatMap((isAuthenticated) =>
    [true, false].flatMap((isDesktop) => Object.values(signInExperiments({ isAuthenticated, isDesktop }))),
  )
  expect(new Set(names).size).toBe(8)
})
