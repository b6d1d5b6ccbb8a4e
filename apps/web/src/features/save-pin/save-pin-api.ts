import { pinsRoutes } from '@tessera/api-types/pins/routes'
import { pinViewEntities } from '../../entities/pins/pin-entities.ts'
import {
  boardTitlesSuggested,
  pinSaved,
  pinSaveRefused,
  pinSaving,
  pinUnsaved,
  pinUnsaving,
  type SaveTarget,
} from '../../entities/pins/pins-slice.ts'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'

/** `place` is what the pin shows at once, before the server has named the copy. */
type SaveAsk = { pinId: string; place: SaveTarget }
/** `copyId` names the viewer's copy that goes. */
type UnsaveAsk = { pinId: string; copyId: string; userId: string }
type MoveAsk = { copyId: string; to: SaveTarget }

export const savePinApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    boardTitles: build.query(
      endpoint(pinsRoutes['pins.boardTitleSuggestions'], {
        confirmed: (titles, { pin_id }) => boardTitlesSuggested({ pinId: pin_id, titles }),
      }),
    ),
    savePin: build.mutation(
      endpoint(pinsRoutes['pins.save'], {
        input: ({ pinId, place }: SaveAsk) => ({
          pin_id: pinId,
          board_id: place.boardId,
          section: place.sectionId,
        }),
        optimistic: ({ pinId, place }) => ({
          apply: pinSaving({ pinId, place }),
          settle: ({ id, pinner, saved_info }) =>
            pinSaved({ pinId, userId: pinner.id, savedInfo: saved_info ?? { ...place, localPinId: id } }),
          undo: pinSaveRefused({ pinId }),
        }),
      }),
    ),
    unsavePin: build.mutation(
      endpoint(pinsRoutes['pins.unsave'], {
        input: ({ copyId }: UnsaveAsk) => ({ pin_id: copyId }),
        optimistic: ({ pinId, userId }) => ({
          apply: pinUnsaving({ pinId }),
          settle: ({ saved_info, removed }) => pinUnsaved({ pinId, userId, savedInfo: saved_info, removed }),
          undo: pinSaveRefused({ pinId }),
        }),
      }),
    ),
    moveCopy: build.mutation(
      endpoint(pinsRoutes['pins.update'], {
        input: ({ copyId, to }: MoveAsk) => ({ id: copyId, board_id: to.boardId, section_id: to.sectionId }),
        entities: pinViewEntities,
      }),
    ),
  }),
})
