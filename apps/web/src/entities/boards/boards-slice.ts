import type { BlockingAction } from '@tessera/api-types/boards/blocking-actions'
import { blockingScope } from '@tessera/api-types/boards/blocking-scope'
import type { BoardMini, BoardView, PickerBoard } from '@tessera/api-types/boards/views'
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { entitiesReceived } from '../../shared/api/entities-received.ts'
import { entityTable } from '../../shared/store/entity-table.ts'
import { rootReducer } from '../../shared/store/root-reducer.ts'
import { type PinLocation, pinsAdded, pinsMoved, pinsRemoved } from '../pins/pin-moves.ts'
import { pinDeleted, pinSaved, pinsRestored, pinUnsaved } from '../pins/pins-slice.ts'
import { sectionCreated, sectionDeleted } from '../sections/sections-slice.ts'
import { userBlocked, userTied } from '../users/users-slice.ts'
import { addCollaborationCases } from './collaborator-counts.ts'

/** A board as far as it was received: its name and address at least. */
export type Board = BoardMini &
  Partial<Omit<BoardView, keyof BoardMini>> &
  Partial<Pick<PickerBoard, 'image_url' | 'sections'>>

/** Per board: of the whole, of the pins in no section, and of each section. */
export type BlockingProgress = {
  board: number | null
  unorganized: number | null
  sections: Record<string, number>
}

const adapter = entityTable<Board>()

type Kept = {
  /** Where the viewer may save, last used first; null until asked. */
  pickerIds: string[] | null
  /** Boards whose warning the viewer went past; a reload asks again. */
  passedWarnings: string[]
  /** How far moves of all pins of a place are, in percent. */
  blockingProgress: Record<string, BlockingProgress>
}

const nothingKept: Kept = { pickerIds: null, passedWarnings: [], blockingProgress: {} }
const initialState = adapter.getInitialState(nothingKept)
export type BoardsState = typeof initialState

function countPins(state: BoardsState, boardId: string, step: number): void {
  const board = state.entities[boardId]
  if (board?.pin_count !== undefined) board.pin_count = Math.max(0, board.pin_count + step)
}

function countMoved(state: BoardsState, { boardId, sectionId }: PinLocation, step: number): void {
  countPins(state, boardId, step)
  const board = state.entities[boardId]
  if (sectionId === null && board?.sectionless_pin_count !== undefined) {
    board.sectionless_pin_count = Math.max(0, board.sectionless_pin_count + step)
  }
}

function countSections(state: BoardsState, boardId: string, step: number): void {
  const board = state.entities[boardId]
  if (board?.section_count !== undefined) board.section_count = Math.max(0, board.section_count + step)
}

function toFront(state: BoardsState, boardId: string): void {
  if (state.pickerIds) state.pickerIds = [boardId, ...state.pickerIds.filter((id) => id !== boardId)]
}

function follow(board: Board | undefined, isFollowed: boolean): void {
  if (!board || Boolean(board.followed_by_me) === isFollowed) return
  board.followed_by_me = isFollowed
  if (board.follower_count !== undefined) {
    board.follower_count = Math.max(0, board.follower_count + (isFollowed ? 1 : -1))
  }
}

function followAllOf(state: BoardsState, userId: string, isFollowed: boolean): void {
  for (const board of Object.values(state.entities)) {
    if (board.owner?.id === userId) board.followed_by_me = isFollowed
  }
}

function passWarning(state: BoardsState, boardId: string): void {
  const board = state.entities[boardId]
  if (board?.sensitivity_screen)
    board.sensitivity_screen = { ...board.sensitivity_screen, show_warning: false }
}

function progressAmong(actions: readonly BlockingAction[]): BlockingProgress {
  const progress: BlockingProgress = { board: null, unorganized: null, sections: {} }
  for (const action of actions) {
    const scope = blockingScope(action.section_id)
    if (scope.kind === 'section') progress.sections[scope.id] = action.progress
    else progress[scope.kind] = action.progress
  }
  return progress
}

function receiveBoards(state: BoardsState, boards: Board[]): void {
  adapter.upsertMany(state, boards)
  for (const { id, blocking_actions } of boards) {
    if (blocking_actions) state.blockingProgress[id] = progressAmong(blocking_actions)
    if (state.passedWarnings.includes(id)) passWarning(state, id)
  }
}

export const boardsSlice = createSlice({
  name: 'boards',
  initialState,
  reducers: {
    boardsOffered: (state, { payload }: PayloadAction<{ boardIds: string[] }>) => {
      state.pickerIds = [...new Set(payload.boardIds)]
    },
    boardCreated: (state, { payload }: PayloadAction<Board>) => {
      adapter.upsertOne(state, payload)
      toFront(state, payload.id)
    },
    boardDeleted: (state, { payload }: PayloadAction<{ boardId: string }>) => {
      adapter.removeOne(state, payload.boardId)
      state.pickerIds = state.pickerIds?.filter((id) => id !== payload.boardId) ?? null
    },
    warningPassed: (state, { payload }: PayloadAction<{ boardId: string }>) => {
      state.passedWarnings.push(payload.boardId)
      passWarning(state, payload.boardId)
    },
    boardFollowed: (state, { payload }: PayloadAction<{ boardId: string }>) =>
      follow(state.entities[payload.boardId], true),
    boardUnfollowed: (state, { payload }: PayloadAction<{ boardId: string }>) =>
      follow(state.entities[payload.boardId], false),
  },
  extraReducers: (builder) =>
    addCollaborationCases(builder)
      .addCase(entitiesReceived, (state, { payload }) =>
        receiveBoards(state, (payload.boards ?? []) as Board[]),
      )
      .addCase(pinSaved, (state, { payload: { savedInfo } }) => {
        countPins(state, savedInfo.boardId, 1)
        toFront(state, savedInfo.boardId)
      })
      .addCase(pinUnsaved, (state, { payload }) => {
        for (const { board_id } of payload.removed) countPins(state, board_id, -1)
      })
      .addCase(pinsRestored, (state, { payload }) => {
        for (const { board } of payload.pins) if (board) countPins(state, board.id, 1)
      })
      .addCase(pinDeleted, (state, { payload }) => countPins(state, payload.board_id, -1))
      .addCase(pinsMoved, (state, { payload: { pinIds, from, to } }) => {
        countMoved(state, from, -pinIds.length)
        countMoved(state, to, pinIds.length)
      })
      .addCase(pinsRemoved, (state, { payload: { pinIds, from } }) => countMoved(state, from, -pinIds.length))
      .addCase(pinsAdded, (state, { payload: { pinIds, to } }) => countMoved(state, to, pinIds.length))
      .addCase(sectionCreated, (state, { payload }) => countSections(state, payload.boardId, 1))
      .addCase(sectionDeleted, (state, { payload }) => {
        countSections(state, payload.boardId, -1)
        countPins(state, payload.boardId, -payload.pinCount)
      })
      .addCase(userTied, (state, { payload }) => {
        const { user_id, explicitly_followed_by_me, follow_requested_by_me } = payload
        // Who is asked first is not followed yet, and boards that were followed singly stay so.
        if (!follow_requested_by_me) followAllOf(state, user_id, explicitly_followed_by_me)
      })
      .addCase(userBlocked, (state, { payload }) => followAllOf(state, payload.userId, false)),
  selectors: {
    selectBoard: (state, id: string): Board | undefined => state.entities[id],
    selectBoardEntities: (state) => state.entities,
    selectPickerIds: (state) => state.pickerIds,
    selectBlockingProgress: (state, id: string): BlockingProgress | undefined => state.blockingProgress[id],
  },
})

declare module '../../shared/store/root-reducer.ts' {
  interface LazySlices extends WithSlice<typeof boardsSlice> {}
}

export const { boardsOffered, boardCreated, boardDeleted, boardFollowed, boardUnfollowed, warningPassed } =
  boardsSlice.actions
export const { selectBoard, selectBoardEntities, selectBlockingProgress, selectPickerIds } =
  boardsSlice.injectInto(rootReducer).selectors
