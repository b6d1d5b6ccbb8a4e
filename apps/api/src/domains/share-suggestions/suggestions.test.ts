import { expect, it } from 'vitest'
import { aMember, visitor } from '../../testing/test-callers.ts'
import { messageSteps } from '../../testing/test-messages.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { followsOperations } from '../follows/operations.ts'
import { shareSuggestionsOperations } from './operations.ts'

const deps = await testDeps()
const call = callerOf([...shareSuggestionsOperations, ...followsOperations], deps)
const options = { suggestion_type: 'share', hide_group_conversations: false } as const

it('I-7.37 are recent contacts, then those one follows, never oneself or who blocks', async () => {
  const [ada, fan, star, foe] = [
    await aMember(deps),
    await aMember(deps),
    await aMember(deps),
    await aMember(deps),
  ]
  await call(fan, 'users.follow', { user_id: ada.userId })
  const followed = { followerId: ada.userId, createdAt: deps.now() }
  await deps.read
    .insertInto('userFollows')
    .values([
      { ...followed, followeeId: star.userId },
      { ...followed, followeeId: foe.userId },
    ])
    .execute()
  await deps.read
    .insertInto('userBlocks')
    .values({ blockerId: foe.userId, blockedId: ada.userId, createdAt: deps.now() })
    .execute()
  const people = await call(ada, 'shareSuggestions.list', options)
  expect(people.map(({ id, is_recent_contact }) => [id, is_recent_contact])).toEqual([
    [fan.userId, true],
    [star.userId, false],
  ])
  await expect(call(visitor, 'shareSuggestions.list', options)).rejects.toMatchObject({
    code: 'SIGN_IN_REQUIRED',
  })
})

it('C-7.39 I-7.37 begin with whom one wrote to last, and leave out who takes no messages', async () => {
  const { begin, call: speak, follows, tied } = messageSteps(deps)
  const [ada, early, late, fan, silent] = await tied('Ada', 'Early', 'Late', 'Fan', 'Silent')
  await begin(ada, [early])
  await begin(ada, [late])
  await speak(silent, 'settings.updateMessages', { should_show_messaging: false })
  const young = await aMember(deps)
  await deps.read
    .updateTable('users')
    .set({ birthday: new Date('2012-01-01') })
    .where('id', '=', young.userId)
    .execute()
  await follows(ada, young)
  const people = await call(ada, 'shareSuggestions.list', options)
  expect(people.map(({ id }) => id)).toEqual([late.userId, early.userId, fan.userId])
})

it('I-7.37 count whom one wrote with in a group, unless groups are hidden', async () => {
  const { begin, tied } = messageSteps(deps)
  const [ada, ben, cleo] = await tied('Ada', 'Ben', 'Cleo')
  await deps.read.deleteFrom('userFollows').where('followerId', '=', ada.userId).execute()
  await deps.read.deleteFrom('notifications').execute()
  await begin(ada, [ben, cleo])
  const suggested = async (hidden: boolean) =>
    (await call(ada, 'shareSuggestions.list', { ...options, hide_group_conversations: hidden })).map(
      ({ id }) => id,
    )
  expect((await suggested(false)).toSorted()).toEqual([ben.userId, cleo.userId].toSorted())
  expect(await suggested(true)).toEqual([])
})
