import { pinsRoutes } from '@tessera/api-types/pins/routes'
import { type PinLocation, pinsAdded, pinsMoved, pinsRemoved } from '../../entities/pins/pin-moves.ts'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'

type Ask = { pinIds: string[]; from: PinLocation }
type AskTo = Ask & { to: PinLocation }
type Outcome = { pin_ids: string[]; skipped_pin_ids: string[] }

const bulk = ({ pinIds, from }: Ask) => ({ board_id: from.boardId, pin_ids: pinIds })
const bulkTo = ({ to, ...ask }: AskTo) => ({
  ...bulk(ask),
  target_board_id: to.boardId,
  target_section_id: to.sectionId,
})

const move = endpoint(pinsRoutes['pins.moveMany'])
const copy = endpoint(pinsRoutes['pins.copyMany'])
const remove = endpoint(pinsRoutes['pins.deleteMany'])

/** Each emits an event once the server has done it, for the pins that it changed. */
export const organizeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    movePins: build.mutation<Outcome, AskTo>({
      query: (ask) => move.query(bulkTo(ask)),
      transformResponse: move.transformResponse,
      async onQueryStarted({ from, to }, { dispatch, queryFulfilled }) {
        const done = await queryFulfilled.catch(() => null)
        if (done) dispatch(pinsMoved({ pinIds: done.data.pin_ids, from, to }))
      },
    }),
    copyPins: build.mutation<Outcome, AskTo>({
      query: (ask) => copy.query(bulkTo(ask)),
      transformResponse: copy.transformResponse,
      async onQueryStarted({ to }, { dispatch, queryFulfilled }) {
        const done = await queryFulfilled.catch(() => null)
        if (done) dispatch(pinsAdded({ pinIds: done.data.pin_ids, to }))
      },
    }),
    deletePins: build.mutation<Outcome, Ask>({
      query: (ask) => remove.query(bulk(ask)),
      transformResponse: remove.transformResponse,
      async onQueryStarted({ from }, { dispatch, queryFulfilled }) {
        const done = await queryFulfilled.catch(() => null)
        if (done) dispatch(pinsRemoved({ pinIds: done.data.pin_ids, from }))
      },
    }),
  }),
})
