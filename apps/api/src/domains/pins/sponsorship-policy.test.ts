import { SPONSORSHIP_STATUS as STATUS } from '@tessera/api-types/sponsorships/sponsorship-status'
import { describe, expect, it } from 'vitest'
import { canAnswer, canEnd, partyOf, seesSponsorship } from './sponsorship-policy.ts'

const [creator, sponsor, other, nobody] = ['1', '2', '3', null]
const asked = { creatorId: '1', sponsorId: '2', status: STATUS.pending }
const approved = { ...asked, status: STATUS.approved }
const denied = { ...asked, status: STATUS.denied }
const unnamed = { ...asked, sponsorId: null }

describe('a sponsorship', () => {
  it('has two parties', () => {
    expect([creator, sponsor, other, nobody].map((one) => partyOf(one, asked))).toEqual([
      'creator',
      'sponsor',
      null,
      null,
    ])
    expect(partyOf(nobody, unnamed)).toBeNull()
  })

  it('is public once it is approved, and before that seen by its parties', () => {
    expect([other, nobody].map((one) => seesSponsorship(one, approved))).toEqual([true, true])
    expect([creator, sponsor, other, nobody].map((one) => seesSponsorship(one, asked))).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  it('is decided by its sponsor, once', () => {
    expect([creator, sponsor, other].map((one) => canAnswer(one, asked))).toEqual([false, true, false])
    expect([approved, denied].map((each) => canAnswer(sponsor, each))).toEqual([false, false])
  })

  it('is ended by either', () => {
    expect([creator, sponsor, other, nobody].map((one) => canEnd(one, approved))).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})
