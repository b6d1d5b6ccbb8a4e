import { describe, expect, it } from 'vitest'
import { limitedMemberOf, memberOf } from '../../testing/plain-viewers.ts'
import { visitor } from '../../testing/test-callers.ts'
import {
  canAskSponsor,
  canCommentOn,
  canEditPin,
  canEditCarousel,
  canEditStory,
  canHighlight,
  canRemove,
  canSayMadeWithAi,
  canSetCaptions,
  mayStateMadeWithAi,
} from './pin-policy.ts'

const [saver, other] = [memberOf('1'), memberOf('2')]
const pin = { userId: '1' }

it.each([
  ['edits it', canEditPin],
  ['highlights comments under it', canHighlight],
])('who saved a pin, and nobody else, %s', (_act, may) => {
  expect(may(saver, pin)).toBe(true)
  expect(may(other, pin)).toBe(false)
  expect(may(visitor, pin)).toBe(false)
})

it.each([
  ['edits its story', canEditStory],
  ['arranges its carousel', canEditCarousel],
  ['names its sponsor', canAskSponsor],
  ['states whether it was made with AI', mayStateMadeWithAi],
])('who made a picture, and nobody who keeps it, %s', (_act, may) => {
  expect(may(saver, { ...pin, isOriginal: true })).toBe(true)
  expect(may(saver, { ...pin, isOriginal: false })).toBe(false)
  expect(may(other, { ...pin, isOriginal: true })).toBe(false)
})

it('C-3.13 who made a video, and nobody who keeps it, gives it captions', () => {
  const [video, image] = [{ kind: 'video' }, { kind: 'image' }].map((content) => ({ ...pin, content }))
  expect(canSetCaptions(saver, { ...video!, isOriginal: true })).toBe(true)
  expect(canSetCaptions(saver, { ...image!, isOriginal: true })).toBe(false)
  expect(canSetCaptions(saver, { ...video!, isOriginal: false })).toBe(false)
  expect(canSetCaptions(other, { ...video!, isOriginal: true })).toBe(false)
})

it('nobody states anew what the file or staff has decided', () => {
  const original = { ...pin, isOriginal: true }
  expect(canSayMadeWithAi(saver, { ...original, isAiDecided: false })).toBe(true)
  expect(canSayMadeWithAi(saver, { ...original, isAiDecided: true })).toBe(false)
  expect(canSayMadeWithAi(other, { ...original, isAiDecided: false })).toBe(false)
})

it('the owner of the board removes a pin, and who saved it', () => {
  const onBoard = { ...pin, boardOwnerId: '3', isCollaborator: false, canCollaboratorDelete: false }
  expect([memberOf('3'), saver, other].map((viewer) => canRemove(viewer, onBoard))).toEqual([
    true,
    true,
    false,
  ])
})

describe('commenting', () => {
  const open = { areCommentsDisabled: false }

  it('is for members whose writing is not banned', () => {
    expect(canCommentOn(saver, open)).toBe(true)
    expect(canCommentOn(memberOf('1', { isWriteBanned: true }), open)).toBe(false)
    for (const viewer of [visitor, limitedMemberOf('1')]) expect(canCommentOn(viewer, open)).toBe(false)
  })

  it('ends where comments are off', () => {
    expect(canCommentOn(saver, { areCommentsDisabled: true })).toBe(false)
  })
})
