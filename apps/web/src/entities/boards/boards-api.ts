import type { BoardView, PickerBoard } from '@tessera/api-types/boards/views'
import { boardsRoutes } from '@tessera/api-types/boards/routes'
import { baseApi } from '../../shared/api/base-api.ts'
import type { EntityBatch } from '../../shared/api/entities-received.ts'
import { endpoint } from '../../shared/api/endpoint.ts'
import { boardsShortlisted } from '../pins/pins-slice.ts'
import { boardCreated, boardsOffered } from './boards-slice.ts'

type Shortlists = { boards_shortlist: PickerBoard[]; all_boards: PickerBoard[] }

const offered = ({ boards_shortlist, all_boards }: Shortlists) => [...boards_shortlist, ...all_boards]

// Whether a board holds a pin is a fact about that pin, not about the board.
const asBoard = ({ id, type, name, url, privacy, image_url, pin_count, sections }: PickerBoard) => ({
  id,
  type,
  name,
  url,
  privacy,
  image_url,
  pin_count,
  sections,
})

export const boardEntities = (boards: readonly BoardView[]): EntityBatch => ({
  boards,
  users: boards.map(({ owner }) => owner),
})

export const boardsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    board: build.query(endpoint(boardsRoutes['boards.get'], { entities: (board) => boardEntities([board]) })),
    boardPicker: build.query(
      endpoint(boardsRoutes['boards.picker'], {
        entities: (answer) => ({ boards: offered(answer).map(asBoard) }),
        confirmed: (response, { pin_id }) => {
          const shortlist = response.boards_shortlist.map(({ id }) => id)
          return [
            boardsOffered({ boardIds: offered(response).map(({ id }) => id) }),
            ...(pin_id ? [boardsShortlisted({ pinId: pin_id, boardIds: shortlist })] : []),
          ]
        },
      }),
    ),
    createBoard: build.mutation({
      ...endpoint(boardsRoutes['boards.create'], { confirmed: (board) => boardCreated(board) }),
      invalidatesTags: ['Experiences'],
    }),
  }),
})
