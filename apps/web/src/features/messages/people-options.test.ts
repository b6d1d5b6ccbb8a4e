import { expect, it } from 'vitest'
import { aUser } from '../../test/pin-builders.ts'
import { type Chosen, invitedOf, MOST_CHOSEN, optionsOf, toggled } from './people-options.ts'

const bo: Chosen = { kind: 'person', person: aUser({ id: '12', full_name: 'Bo Lind' }) }
const mail: Chosen = { kind: 'email', email: 'cy@mail.example' }

const card = (id: string) => ({
  ...aUser({ id }),
  follower_count: 0,
  pin_count: 0,
  is_private_profile: false,
  follow_requested_by_me: false,
  explicitly_followed_by_me: false,
  blocked_by_me: false,
})

it('a second choice takes the first back', () => {
  expect(toggled([bo], mail)).toEqual([bo, mail])
  expect(toggled([bo, mail], bo)).toEqual([mail])
})

it('nobody is chosen beyond the room a conversation has, and leaving is always possible', () => {
  const full = Array.from({ length: MOST_CHOSEN }, (_, at): Chosen => ({
    kind: 'email',
    email: `p${at}@mail.example`,
  }))
  expect(toggled(full, bo)).toEqual(full)
  expect(toggled(full, full[0]!)).toHaveLength(MOST_CHOSEN - 1)
})

it('a term finds people but not oneself, phrases or boards', () => {
  const phrase = { type: 'query' as const, query: 'bowls', is_recent: false }
  const found = optionsOf('b', [phrase, card('11'), card('12')], '11')
  expect(found.map((one) => one.kind === 'person' && one.person.id)).toEqual(['12'])
})

it('an address can be chosen as it is', () => {
  expect(optionsOf(' Cy@Mail.example ', [], '11')).toEqual([mail])
  expect(optionsOf('cy@mail', [], '11')).toEqual([])
  expect(invitedOf([bo, mail])).toEqual({ user_ids: ['12'], emails: ['cy@mail.example'] })
})
