import { boardsRoutes } from '@tessera/api-types/boards/routes'
import { sectionsRoutes } from '@tessera/api-types/boards/section-routes'
import { MAX_BULK_PINS } from '@tessera/api-types/content-limits'
import { pinsRoutes } from '@tessera/api-types/pins/routes'
import { type PinLocation, pinsAdded, pinsMoved, pinsRemoved } from '../../entities/pins/pin-moves.ts'
import { baseApi, type Call } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'

type Ask = { pinIds: string[]; from: PinLocation }
type AskTo = Ask & { to: PinLocation }

const bulk = ({ pinIds, from }: Ask) => ({ board_id: from.boardId, pin_ids: pinIds })
const bulkTo = ({ to, ...ask }: AskTo) => ({
  ...bulk(ask),
  target_board_id: to.boardId,
  target_section_id: to.sectionId,
})

const pageOf = ({ boardId, sectionId }: PinLocation, bookmark: string | null): Call => {
  const page = { page_size: MAX_BULK_PINS, bookmark }
  return sectionId === null
    ? { route: boardsRoutes['boards.feed'], input: { board_id: boardId, filter_section_pins: true, ...page } }
    : { route: sectionsRoutes['sections.pins'], input: { section_id: sectionId, ...page } }
}

/** Each emits an event once the server has done it, for the pins that it changed. */
export const organizeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The ids of all pins of a place. */
    idsOfPlace: build.query<string[], PinLocation>({
      queryFn: async (place, _api, _extra, ask) => {
        const ids = new Set<string>()
        for (let bookmark: string | null = null; ;) {
          const { data, error } = await ask(pageOf(place, bookmark))
          if (error) return { error }
          const page = data as { items: { id: string }[]; bookmark: string | null }
          for (const { id } of page.items) ids.add(id)
          bookmark = page.bookmark
          if (bookmark === null) return { data: [...ids] }
        }
      },
    }),
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
