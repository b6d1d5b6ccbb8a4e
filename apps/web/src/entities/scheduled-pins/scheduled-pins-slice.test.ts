import { beforeEach, describe, expect, it } from 'vitest'
import { makeStore } from '../../shared/store/make-store.ts'
import { fakeServer } from '../../test/fake-server.ts'
import { aPinView } from '../../test/pin-builders.ts'
import { aPageData, aRequestContext } from '../../test/request-fixtures.ts'
import { aScheduledPin } from '../../test/scheduled-pin-builder.ts'
import { arrivedSession, selectViewer } from '../session/session-slice.ts'
import { scheduledPinsApi } from './scheduled-pins-api.ts'
import {
  scheduledPinCreated,
  scheduledPinDeleted,
  scheduledPinPublished,
  scheduledPinsReceived,
  scheduledPinUpdated,
  selectScheduledPins,
} from './scheduled-pins-slice.ts'

const at = (id: string, scheduled_ts: number) => aScheduledPin({ id, scheduled_ts })
const list = [at('3', 30), at('1', 10), at('5', 50)]

const answers = {
  'scheduledPins.list': list,
  'scheduledPins.create': at('4', 40),
  'scheduledPins.delete': { id: '1' },
  'scheduledPins.publish': aPinView({ id: '99' }),
}

function aStore() {
  const initialUser = { id: '11', scheduled_pin_count: 1 } as unknown as ReturnType<typeof selectViewer>
  const session = arrivedSession({
    requestContext: aRequestContext(),
    pageData: { ...aPageData(), initialUser },
  })
  return makeStore({ transport: fakeServer(answers).transport, preloadedState: { session } })
}

let store: ReturnType<typeof aStore>
beforeEach(() => {
  store = aStore()
})

const ids = () => selectScheduledPins(store.getState()).map(({ id }) => id)
const count = () => selectViewer(store.getState())?.scheduled_pin_count

describe('pins that wait', () => {
  it('C-4.86 C-7.53 are kept in the order of their times', async () => {
    await store.dispatch(scheduledPinsApi.endpoints.scheduledPins.initiate({}))
    expect(ids()).toEqual(['1', '3', '5'])
  })

  it('C-4.87 a new one is put in its place', () => {
    store.dispatch(scheduledPinsReceived(list))
    store.dispatch(scheduledPinCreated(at('4', 40)))
    expect(ids()).toEqual(['1', '3', '4', '5'])
  })

  it('C-4.88 another time moves one, and without a title it has none', () => {
    store.dispatch(scheduledPinsReceived(list))
    store.dispatch(scheduledPinUpdated({ id: '1', scheduled_ts: 40 }))
    expect(ids()).toEqual(['3', '1', '5'])
    expect(selectScheduledPins(store.getState())[1]?.title).toBe('')
    store.dispatch(scheduledPinUpdated({ id: '1', scheduled_ts: 40, title: 'Again' }))
    expect(selectScheduledPins(store.getState())[1]?.title).toBe('Again')
  })

  it('C-4.89 deleting or publishing one takes it away', () => {
    store.dispatch(scheduledPinsReceived(list))
    store.dispatch(scheduledPinDeleted({ id: '3' }))
    store.dispatch(scheduledPinPublished({ id: '1' }))
    expect(ids()).toEqual(['5'])
  })

  it('I-4.37 the count of the viewer moves by one, and never below none', async () => {
    const { createScheduled, deleteScheduled, publishScheduled } = scheduledPinsApi.endpoints
    const draft = { board_id: '7', image_url: 'https://a.test/a.jpg', scheduled_ts: 40 }
    await store.dispatch(createScheduled.initiate(draft))
    expect(count()).toBe(2)
    await store.dispatch(deleteScheduled.initiate({ id: '1' }))
    expect(count()).toBe(1)
    await store.dispatch(publishScheduled.initiate({ id: '4' }))
    await store.dispatch(publishScheduled.initiate({ id: '5' }))
    expect([count(), ids()]).toEqual([0, []])
  })
})
