import { expect, it } from 'vitest'
import { memberOf } from '../../testing/plain-viewers.ts'
import { canBlock, canFollow, mustAsk } from './follow-policy.ts'

const ada = memberOf('1')
const ben = { id: '2', isPrivateProfile: false, isFollowedByViewer: false, isBlockedByViewer: false }

it('members follow neither themselves nor whom they block', () => {
  expect(canFollow(ada, ben)).toBe(true)
  expect(canFollow(ada, { ...ben, id: '1' })).toBe(false)
  expect(canFollow(ada, { ...ben, isBlockedByViewer: true })).toBe(false)
})

it('a private profile is asked, until it is followed', () => {
  expect(mustAsk(ben)).toBe(false)
  expect(mustAsk({ ...ben, isPrivateProfile: true })).toBe(true)
  expect(mustAsk({ ...ben, isPrivateProfile: true, isFollowedByViewer: true })).toBe(false)
})

it('nobody blocks themselves', () => {
  expect(canBlock(ada, { id: '2' })).toBe(true)
  expect(canBlock(ada, { id: '1' })).toBe(false)
})
