import type { BoardSectionView, SectionTile } from '@tessera/api-types/boards/views'
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { entitiesReceived } from '../../shared/api/entities-received.ts'
import { entityTable } from '../../shared/store/entity-table.ts'
import { rootReducer } from '../../shared/store/root-reducer.ts'
import { type PinLocation, pinsAdded, pinsMoved, pinsRemoved } from '../pins/pin-moves.ts'

/** Its pictures come with a list of sections. */
export type Section = BoardSectionView & Partial<Pick<SectionTile, 'cover_images'>>
type OnBoard = { boardId: string; section: Section }

const adapter = entityTable<Section>()

/** The sections of a board, in the owner's order. */
type Order = { idsByBoard: Record<string, string[]> }

const initialState = adapter.getInitialState<Order>({ idsByBoard: {} })

export type SectionsState = typeof initialState

function countPins(state: SectionsState, { sectionId }: PinLocation, step: number): void {
  const section = sectionId === null ? undefined : state.entities[sectionId]
  if (section) section.pin_count = Math.max(0, section.pin_count + step)
}

export const sectionsSlice = createSlice({
  name: 'sections',
  initialState,
  reducers: {
    sectionsListed: (state, { payload }: PayloadAction<{ boardId: string; ids: string[] }>) => {
      state.idsByBoard[payload.boardId] = payload.ids
    },
    sectionCreated: (state, { payload: { boardId, section } }: PayloadAction<OnBoard>) => {
      adapter.upsertOne(state, section)
      const known = state.idsByBoard[boardId] ?? []
      state.idsByBoard[boardId] = [...known.filter((id) => id !== section.id), section.id]
    },
    sectionRenamed: (state, { payload }: PayloadAction<Section>) => adapter.upsertOne(state, payload),
    sectionDeleted: (
      state,
      { payload }: PayloadAction<{ boardId: string; sectionId: string; pinCount: number }>,
    ) => {
      adapter.removeOne(state, payload.sectionId)
      const known = state.idsByBoard[payload.boardId]
      if (known) state.idsByBoard[payload.boardId] = known.filter((id) => id !== payload.sectionId)
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(entitiesReceived, (state, { payload }) =>
        adapter.upsertMany(state, (payload.sections ?? []) as Section[]),
      )
      .addCase(pinsMoved, (state, { payload: { pinIds, from, to } }) => {
        countPins(state, from, -pinIds.length)
        countPins(state, to, pinIds.length)
      })
      .addCase(pinsRemoved, (state, { payload }) => countPins(state, payload.from, -payload.pinIds.length))
      .addCase(pinsAdded, (state, { payload }) => countPins(state, payload.to, payload.pinIds.length)),
  selectors: {
    selectSection: (state, id: string): Section | undefined => state.entities[id],
    selectSectionEntities: (state) => state.entities,
    selectSectionIds: (state, boardId: string): string[] | undefined => state.idsByBoard[boardId],
  },
})

declare module '../../shared/store/root-reducer.ts' {
  interface LazySlices extends WithSlice<typeof sectionsSlice> {}
}

export const { sectionsListed, sectionCreated, sectionRenamed, sectionDeleted } = sectionsSlice.actions
export const { selectSection, selectSectionEntities, selectSectionIds } =
  sectionsSlice.injectInto(rootReducer).selectors
