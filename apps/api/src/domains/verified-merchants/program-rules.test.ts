import { describe, expect, it } from 'vitest'
import { PROGRAM_STATES, type ProgramState } from '@tessera/api-types/verified-merchants/merchant-program'
import { DAY_MS } from '../../kernel/durations.ts'
import { checksOf, failedRequired, type MerchantFacts } from './merchant-checks.ts'
import {
  isOnHosts,
  canAppeal,
  canApply,
  canTransition,
  reviewStateOf,
  stateAfterChecks,
} from './program-rules.ts'

const NOW = new Date('2026-06-15T12:00:00Z')
const ago = (days: number) => new Date(NOW.getTime() - days * DAY_MS)

const good: MerchantFacts = {
  createdAt: ago(400),
  domainVerifiedAt: ago(90),
  avatar: 'abc.jpg',
  cover: 'cover.jpg',
  about: 'We sell tea',
  hasShop: true,
  positiveFeedback: 0,
  negativeFeedback: 0,
}
const resultOf = (name: string, facts: Partial<MerchantFacts>) =>
  checksOf({ ...good, ...facts }, NOW).find((check) => check.name === name)?.result

describe('the checks of a merchant', () => {
  it('B-4.32 an account is old enough from its thirtieth day', () => {
    expect(resultOf('ACCOUNT_AGE', { createdAt: ago(29) })).toBe('FAIL')
    expect(resultOf('ACCOUNT_AGE', { createdAt: ago(30) })).toBe('PASS')
  })

  it('B-4.33 B-9.07 a website has to be proved for thirty days', () => {
    expect(resultOf('DOMAIN_AGE', { domainVerifiedAt: null })).toBe('FAIL')
    expect(resultOf('DOMAIN_AGE', { domainVerifiedAt: ago(29) })).toBe('FAIL')
    expect(resultOf('DOMAIN_AGE', { domainVerifiedAt: ago(30) })).toBe('PASS')
  })

  it('B-4.34 a photo that everybody has at first is none', () => {
    expect(resultOf('PROFILE_IMAGE', { avatar: null })).toBe('FAIL')
    expect(resultOf('PROFILE_IMAGE', { avatar: '/avatars/default_3.png' })).toBe('FAIL')
    expect(resultOf('PROFILE_IMAGE', { avatar: '/avatars/custom.png' })).toBe('PASS')
  })

  it('B-4.35 a cover is recommended and blocks nothing', () => {
    expect(resultOf('PROFILE_COVER_IMAGE', { cover: null })).toBe('FAIL')
    expect(failedRequired(checksOf({ ...good, cover: null }, NOW))).toEqual([])
  })

  it('B-4.36 spaces are no bio', () => {
    expect(resultOf('BIO', { about: '  ' })).toBe('FAIL')
    expect(resultOf('BIO', { about: 'We sell tea' })).toBe('PASS')
    expect(failedRequired(checksOf({ ...good, about: '' }, NOW))).toEqual(['BIO'])
  })

  it('B-4.38 half of the feedback has to be positive, unless there is none', () => {
    const feedback = (positiveFeedback: number, all: number) =>
      resultOf('PINNER_FEEDBACK', { positiveFeedback, negativeFeedback: all - positiveFeedback })
    expect([feedback(1, 2), feedback(1, 3), feedback(0, 0)]).toEqual(['PASS', 'FAIL', 'PASS'])
  })
})

describe('the program', () => {
  const since = (state: ProgramState | null, days: number) => state && { state, stateSince: ago(days) }

  it('B-4.28 B-9.07 leads from each state only where it may, and waits thirty days where it has to', () => {
    const led = (days: number) =>
      [null, ...PROGRAM_STATES].map((from) =>
        PROGRAM_STATES.map((to) => (canTransition(since(from, days), to, NOW) ? 'x' : '.')).join(''),
      )
    //                      none     APPLIED  ACCEPTED NON_COMP SUSPENDED CANCELLED
    expect(led(29)).toEqual(['x....', '.x..x', '..x.x', '.x..x', '.x..x', '.....'])
    expect(led(30)).toEqual(['x....', '.x..x', '..x.x', '.x.xx', '.x..x', 'x....'])
  })

  it('B-4.28 follows what the daily checks say', () => {
    const after = (state: ProgramState, days: number, isCompliant: boolean) =>
      stateAfterChecks({ state, stateSince: ago(days) }, isCompliant, NOW)
    expect(after('ACCEPTED', 90, true)).toBeNull()
    expect(after('ACCEPTED', 90, false)).toBe('NON_COMPLIANT')
    expect(after('NON_COMPLIANT', 3, true)).toBe('ACCEPTED')
    expect(after('NON_COMPLIANT', 29, false)).toBeNull()
    expect(after('NON_COMPLIANT', 30, false)).toBe('SUSPENDED')
    expect(after('SUSPENDED', 90, true)).toBeNull()
    expect(after('APPLIED', 90, true)).toBeNull()
  })

  it('B-4.26 a status of the review gives its state', () => {
    const stateOf = (reviewStatus: Parameters<typeof reviewStateOf>[0]['reviewStatus'], isAppeal = false) =>
      reviewStateOf({ reviewStatus, isAppeal })
    expect([stateOf('PROCESSING'), stateOf('UNDER_REVIEW'), stateOf('UNDER_REVIEW', true)]).toEqual([
      'pending',
      'pending',
      'appeal_pending',
    ])
    expect([stateOf('COMPLETED'), stateOf('DISAPPROVED'), stateOf('FAILED')]).toEqual([
      'approved',
      'declined',
      'declined',
    ])
  })

  it('B-4.49 three appeals, against what was declined or a suspension', () => {
    const may = (
      state: ProgramState,
      reviewStatus: 'DISAPPROVED' | 'COMPLETED' | 'UNDER_REVIEW',
      appealCount = 0,
    ) => canAppeal({ state, reviewStatus, isAppeal: appealCount > 0, appealCount })
    expect([may('APPLIED', 'DISAPPROVED'), may('APPLIED', 'DISAPPROVED', 2)]).toEqual([true, true])
    expect(may('APPLIED', 'DISAPPROVED', 3)).toBe(false)
    expect([may('SUSPENDED', 'COMPLETED'), may('SUSPENDED', 'UNDER_REVIEW', 1)]).toEqual([true, false])
    expect([may('ACCEPTED', 'COMPLETED'), may('CANCELLED', 'DISAPPROVED')]).toEqual([false, false])
  })

  it('B-4.26 a review that could not be carried out is asked for again at once', () => {
    const given = (reviewStatus: 'FAILED' | 'DISAPPROVED') =>
      canApply({ state: 'APPLIED', stateSince: NOW, reviewStatus, isAppeal: false, appealCount: 0 }, NOW)
    expect([given('FAILED'), given('DISAPPROVED')]).toEqual([true, false])
  })

  it('B-4.48 policies stand on the proved website or below it', () => {
    const on = (url: string) => isOnHosts(url, ['kiln.test'])
    expect(on('https://www.kiln.test/returns') && on('https://shop.kiln.test/')).toBe(true)
    expect(on('https://notkiln.test/') || on('https://kiln.test.evil.test/')).toBe(false)
  })
})
