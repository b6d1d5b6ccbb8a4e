import { pinsRoutes } from '@tessera/api-types/pins/routes'
import { type PinLocation, pinsAdded, pinsMoved, pinsRemoved } from '../../entities/pins/pin-moves.ts'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'

type Ask = { pinIds: string[]; from: PinLocation }
type AskTo = Ask & { to: PinLocation }

const bulk = ({ pinIds, from }: Ask) => ({ board_id: from.boardId, pin_ids: pinIds })
const bulkTo = ({ to, ...ask }: AskTo) => ({
  ...bulk(ask),
  target_board_id: to.boardId,
  target_section_id: to.sectionId,
})

/** Each emits an event once the server has done it, for the pins that it changed. */
export const organizeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    movePins: build.mutation(
      endpoint(pinsRoutes['pins.moveMany'], {
        input: bulkTo,
        confirmed: ({ pin_ids }, { from, to }) => pinsMoved({ pinIds: pin_ids, from, to }),
      }),
    ),
    copyPins: build.mutation(
      endpoint(pinsRoutes['pins.copyMany'], {
        input: bulkTo,
        confirmed: ({ pin_ids }, { to }) => pinsAdded({ pinIds: pin_ids, to }),
      }),
    ),
    deletePins: build.mutation(
      endpoint(pinsRoutes['pins.deleteMany'], {
        input: bulk,
        confirmed: ({ pin_ids }, { from }) => pinsRemoved({ pinIds: pin_ids, from }),
      }),
    ),
  }),
})
