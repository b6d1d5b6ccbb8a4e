import { expect, it } from 'vitest'
import { selectUser } from '../../entities/users/users-slice.ts'
import { entitiesReceived } from '../../shared/api/entities-received.ts'
import { makeStore } from '../../shared/store/make-store.ts'
import { fakeServer } from '../../test/fake-server.ts'
import { aPin, aUser } from '../../test/pin-builders.ts'
import { savePinApi } from './save-pin-api.ts'

it('I-7.62 RepinResource counts the pin among those of the person who saved it', async () => {
  const store = makeStore({ transport: fakeServer({ 'pins.save': aPin({ id: '2' }) }).transport })
  store.dispatch(entitiesReceived({ users: [{ ...aUser(), pin_count: 4 }], pins: [aPin()] }))
  const place = { boardId: '21', title: 'Clay', url: '/ada/clay/', sectionId: null, sectionTitle: null }
  await store.dispatch(savePinApi.endpoints.savePin.initiate({ pinId: '1', place: place as never }))
  expect(selectUser(store.getState(), '11')).toMatchObject({ pin_count: 5, last_repin_id: '2' })
})
