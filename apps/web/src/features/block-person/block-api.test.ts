import { expect, it } from 'vitest'
import { selectUser } from '../../entities/users/users-slice.ts'
import { entitiesReceived } from '../../shared/api/entities-received.ts'
import { makeStore } from '../../shared/store/make-store.ts'
import { fakeServer, refusal } from '../../test/fake-server.ts'
import { aUser } from '../../test/pin-builders.ts'
import { blockApi } from './block-api.ts'

const { blockPerson, unblockPerson } = blockApi.endpoints

function aStore(isBlocked: boolean) {
  const refused = refusal(503)
  const { transport } = fakeServer({ 'users.block': refused, 'users.unblock': refused })
  const store = makeStore({ transport })
  store.dispatch(entitiesReceived({ users: [{ ...aUser(), blocked_by_me: isBlocked }] }))
  return { store, isShownBlocked: () => selectUser(store.getState(), '11')?.blocked_by_me }
}

it('somebody is shown unblocked at once, and blocked again where the server refuses', async () => {
  const { store, isShownBlocked } = aStore(true)
  const asked = store.dispatch(unblockPerson.initiate({ user_id: '11' }))
  expect(isShownBlocked()).toBe(false)
  await asked
  expect(isShownBlocked()).toBe(true)
})

it('nobody is shown blocked before the server has done it', async () => {
  const { store, isShownBlocked } = aStore(false)
  const asked = store.dispatch(blockPerson.initiate({ user_id: '11' }))
  expect(isShownBlocked()).toBe(false)
  await asked
  expect(isShownBlocked()).toBe(false)
})
