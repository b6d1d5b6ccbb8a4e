import { describe, expect, it } from 'vitest'
import { changedGrants, lastEnd, withChanges } from './grant-rules.ts'
import { changedFields } from './history-rules.ts'
import { expiresAt, statusAt } from './invite-rules.ts'
import { readInvitee } from './invitee-rules.ts'
import { profileUsername } from './profile-rules.ts'

const open = { endsAt: null, isExpired: false }
const noEnd = { endedAt: null, endsAt: null }

describe('changed fields', () => {
  it('are those given with another value, whatever the order of keys', () => {
    const record = { name: 'A', address: { city: 'Bonn', line1: 'Weg 1' }, emails: ['a'] }
    const given = { name: 'B', address: { line1: 'Weg 1', city: 'Bonn' }, emails: ['a'], website: undefined }
    expect(changedFields(record, given)).toEqual([{ field: 'name', old: 'A', new: 'B' }])
  })
})

describe('changed grants', () => {
  it('are what was added, taken away or changed', () => {
    const held = [
      { id: '1', permissions: ['ANALYST'] as const, ...open },
      { id: '2', permissions: ['ADMIN', 'ANALYST'] as const, ...open },
      { id: '3', permissions: ['ADMIN'] as const, ...open },
    ]
    const given = [
      { id: '2', permissions: ['ANALYST', 'ADMIN'] as const },
      { id: '3', permissions: ['ANALYST', 'ANALYST'] as const },
      { id: '4', permissions: ['ADMIN'] as const },
    ]
    expect(changedGrants(held, given)).toEqual([
      { id: '1', before: ['ANALYST'], after: [], ...noEnd },
      { id: '3', before: ['ADMIN'], after: ['ANALYST'], ...noEnd },
      { id: '4', before: [], after: ['ADMIN'], ...noEnd },
    ])
  })

  it('keep their end where none is named, unless it is over, and change with it', () => {
    const endsAt = new Date('2027-03-03T23:59:59.999Z')
    const held = [
      { id: '1', permissions: ['ANALYST'] as const, endsAt, isExpired: false },
      { id: '2', permissions: ['ANALYST'] as const, endsAt, isExpired: true },
      { id: '3', permissions: ['ANALYST'] as const, endsAt, isExpired: false },
      { id: '4', permissions: ['ANALYST'] as const, endsAt, isExpired: false },
    ]
    const given = [
      { id: '1', permissions: ['ADMIN'] as const },
      { id: '2', permissions: ['ANALYST'] as const },
      { id: '3', permissions: ['ANALYST'] as const, ends_at: null },
      { id: '4', permissions: ['ANALYST'] as const, ends_at: endsAt.toISOString() },
    ]
    expect(changedGrants(held, given)).toEqual([
      { id: '1', before: ['ANALYST'], after: ['ADMIN'], endedAt: endsAt, endsAt },
      { id: '2', before: ['ANALYST'], after: ['ANALYST'], endedAt: endsAt, endsAt: null },
      { id: '3', before: ['ANALYST'], after: ['ANALYST'], endedAt: endsAt, endsAt: null },
    ])
  })

  it('end together with the last of them', () => {
    const [march, may] = [new Date('2027-03-03'), new Date('2027-05-05')]
    expect(lastEnd([{ endsAt: march }, { endsAt: may }])).toEqual(may)
    expect(lastEnd([{ endsAt: march }, { endsAt: null }])).toBeNull()
    expect(lastEnd([])).toBeNull()
  })
})

describe('assets with single changes', () => {
  it('keep those that are not named', () => {
    const held = [
      { id: '1', permissions: ['ANALYST'] as const, ...open },
      { id: '2', permissions: ['ANALYST'] as const, ...open },
    ]
    const changes = [
      { id: '2', permissions: [] },
      { id: '3', permissions: ['ADMIN'] as const },
    ]
    expect(withChanges(held, changes)).toEqual([
      { id: '1', permissions: ['ANALYST'], ends_at: null },
      ...changes,
    ])
  })
})

describe('invites', () => {
  it('B-2.24 expire thirty days after they were sent, by the clock of the reader', () => {
    const sentAt = new Date('2026-01-01T00:00:00Z')
    const end = expiresAt(sentAt)
    expect(end.toISOString()).toBe('2026-01-31T00:00:00.000Z')
    expect(statusAt({ status: 'PENDING', sentAt }, new Date(end.getTime() - 1))).toBe('PENDING')
    expect(statusAt({ status: 'PENDING', sentAt }, end)).toBe('EXPIRED')
    expect(statusAt({ status: 'ACCEPTED', sentAt }, end)).toBe('ACCEPTED')
  })

  it.each([
    ['Ada@Example.test', { email: 'ada@example.test' }],
    ['@ada_l', { username: 'ada_l' }],
    ['ada', { username: 'ada' }],
    ['ada@example', null],
    ['two words', null],
  ])('read %s as what it is', (text, expected) => {
    expect(readInvitee(text)).toEqual(expected)
  })
})

describe('username of a profile', () => {
  it.each([
    ['Kiln & Clay Söhne', /^kilnclaysohne_[0-9a-z]+$/],
    ['日本', /^business_[0-9a-z]+$/],
  ])('of %s is made of its plain letters and is short enough', (name, shape) => {
    const username = profileUsername(name, '9223372036854775807')
    expect(username).toMatch(shape)
    expect(username.length).toBeLessThanOrEqual(30)
  })
})
