import { scheduledPinsRoutes as routes } from '@tessera/api-types/scheduled-pins/routes'
import type { ScheduledPin } from '@tessera/api-types/scheduled-pins/views'
import type { UnknownAction } from '@reduxjs/toolkit'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'
import type { RootState } from '../../shared/store/root-reducer.ts'
import { pinsAdded } from '../pins/pin-moves.ts'
import { pinViewEntities } from '../pins/pin-entities.ts'
import { remindUnverified } from '../session/remind-unverified.ts'
import { selectViewer, viewerChanged } from '../session/session-slice.ts'
import {
  scheduledPinCreated,
  scheduledPinDeleted,
  scheduledPinPublished,
  scheduledPinsReceived,
  scheduledPinUpdated,
} from './scheduled-pins-slice.ts'

type Started<O> = {
  dispatch: (action: UnknownAction) => unknown
  getState: () => unknown
  queryFulfilled: Promise<{ data: O }>
}

/** Once the server has done it: emits the event and moves the viewer's count of scheduled pins by `step`. */
const afterwards =
  <I, O>(step: number, events: (output: O, input: I) => UnknownAction[]) =>
  async (input: I, { dispatch, getState, queryFulfilled }: Started<O>) => {
    const done = await queryFulfilled.catch(() => null)
    if (!done) return
    for (const event of events(done.data, input)) dispatch(event)
    const count = selectViewer(getState() as RootState)?.scheduled_pin_count ?? 0
    if (step !== 0) dispatch(viewerChanged({ scheduled_pin_count: Math.max(0, count + step) }))
  }

const publish = endpoint(routes['scheduledPins.publish'], { entities: pinViewEntities })

export const scheduledPinsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    scheduledPins: build.query({
      ...endpoint(routes['scheduledPins.list']),
      onQueryStarted: afterwards<object, ScheduledPin[]>(0, (pins) => [scheduledPinsReceived(pins)]),
    }),
    createScheduled: build.mutation(
      remindUnverified({
        ...endpoint(routes['scheduledPins.create']),
        onQueryStarted: afterwards<unknown, ScheduledPin>(1, (pin) => [scheduledPinCreated(pin)]),
      }),
    ),
    updateScheduled: build.mutation({
      ...endpoint(routes['scheduledPins.update']),
      onQueryStarted: afterwards<unknown, ScheduledPin>(0, (pin) => [scheduledPinUpdated(pin)]),
    }),
    deleteScheduled: build.mutation({
      ...endpoint(routes['scheduledPins.delete']),
      onQueryStarted: afterwards<unknown, { id: string }>(-1, ({ id }) => [scheduledPinDeleted({ id })]),
    }),
    publishScheduled: build.mutation({
      ...publish,
      onQueryStarted: afterwards<{ id: string }, ReturnType<typeof publish.transformResponse>>(
        -1,
        (pin, { id }) => [
          scheduledPinPublished({ id }),
          pinsAdded({
            pinIds: [pin.id],
            to: { boardId: pin.board?.id ?? '', sectionId: pin.section?.id ?? null },
          }),
        ],
      ),
    }),
  }),
})
