import { createSlice, nanoid, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import {
  STORY_MAX_BLOCKS,
  STORY_MAX_PAGES,
  type StoryTemplate,
} from '@tessera/api-types/story-pins/story-constants'
import type { StoryFault } from '@tessera/api-types/story-pins/story-faults'
import { rootReducer } from '../../shared/store/root-reducer.ts'
import { freePlace } from './block-places.ts'
import { newStoryItem, type StoryPinItem, type StoryPinItemBlock } from './story-item.ts'
import { nextStatus, type StoryEvent, type StoryStatus } from './story-status.ts'

export interface StoryDetails {
  title: string
  description: string
  link: string
  boardId: string
  sectionId: string | null
  templateType: StoryTemplate
  isMadeWithAi: boolean
}

interface AddedBlock {
  id: string
  block: StoryPinItemBlock
  pageId: string | undefined
}

interface RemovedBlock {
  id: string
  at: number
  block: StoryPinItemBlock
  pageId: string
}

interface RemovedPage {
  id: string
  at: number
  item: StoryPinItem
  blocks: Record<string, StoryPinItemBlock>
}

/** A story while it is written. */
export interface StoryEditorState {
  items: Record<string, StoryPinItem>
  blocks: Record<string, StoryPinItemBlock>
  pageIds: string[]
  activePageId: string | null
  details: StoryDetails
  status: StoryStatus
  /** Of each picture and video that is on its way the page that it goes to. */
  uploads: string[]
  apiError: string | null
  /** What belongs to no block: of pages, of the whole. */
  faults: string[]
  draft: { id: string; version: number } | null
  /** The published pin that is edited. */
  pinId: string | null
}

const noDetails: StoryDetails = {
  title: '',
  description: '',
  link: '',
  boardId: '',
  sectionId: null,
  templateType: 'none',
  isMadeWithAi: false,
}

export const emptyStory = (): StoryEditorState => ({
  items: { first: newStoryItem() },
  blocks: {},
  pageIds: ['first'],
  activePageId: 'first',
  details: noDetails,
  status: 'notAttempted',
  uploads: [],
  apiError: null,
  faults: [],
  draft: null,
  pinId: null,
})

const pageOf = (state: StoryEditorState): StoryPinItem | undefined =>
  state.activePageId === null ? undefined : state.items[state.activePageId]

/** What is on its way to a page has its place there. */
const isFull = ({ items, uploads }: StoryEditorState, pageId: string): boolean =>
  (items[pageId]?.blockIds.length ?? 0) + uploads.filter((id) => id === pageId).length >= STORY_MAX_BLOCKS

const edited = (state: StoryEditorState): void => {
  state.status = nextStatus(state.status, 'edit')
  state.apiError = null
}

function insertPage(state: StoryEditorState, id: string, item: StoryPinItem, at: number): void {
  if (state.pageIds.length >= STORY_MAX_PAGES) return
  state.items[id] = item
  state.pageIds.splice(at, 0, id)
  state.activePageId = id
  edited(state)
}

const withId = <P extends object>(payload: P) => ({ payload: { ...payload, id: nanoid() } })

export const storyEditorSlice = createSlice({
  name: 'storyEditor',
  initialState: emptyStory(),
  reducers: {
    storyLoaded: (_state, { payload }: PayloadAction<StoryEditorState>) => payload,
    pageAdded: {
      prepare: () => withId({}),
      reducer: (state, { payload }: PayloadAction<{ id: string }>) =>
        insertPage(
          state,
          payload.id,
          newStoryItem(),
          state.activePageId === null ? 0 : state.pageIds.indexOf(state.activePageId) + 1,
        ),
    },
    pageDuplicated: {
      prepare: (pageId: string) => withId({ pageId }),
      reducer: (state, { payload }: PayloadAction<{ id: string; pageId: string }>) => {
        const item = state.items[payload.pageId]
        if (!item || state.pageIds.length >= STORY_MAX_PAGES) return
        const copies = item.blockIds.map((id) => [`${payload.id}-${id}`, state.blocks[id]] as const)
        for (const [id, block] of copies) if (block) state.blocks[id] = { ...block }
        const copy = { ...item, blockIds: copies.map(([id]) => id), selectedBlockId: null }
        insertPage(state, payload.id, copy, state.pageIds.indexOf(payload.pageId) + 1)
      },
    },
    pageChosen: (state, { payload }: PayloadAction<string>) => void (state.activePageId = payload),
    pageMoved: (state, { payload }: PayloadAction<{ id: string; to: number }>) => {
      const from = state.pageIds.indexOf(payload.id)
      const to = Math.max(0, Math.min(payload.to, state.pageIds.length - 1))
      if (from < 0 || from === to) return
      state.pageIds.splice(from, 1)
      state.pageIds.splice(to, 0, payload.id)
      edited(state)
    },
    pageRemoved: (state, { payload: id }: PayloadAction<string>) => {
      const at = state.pageIds.indexOf(id)
      if (at < 0) return
      state.pageIds.splice(at, 1)
      for (const block of state.items[id]?.blockIds ?? []) delete state.blocks[block]
      delete state.items[id]
      state.activePageId = state.pageIds[Math.min(at, state.pageIds.length - 1)] ?? null
      edited(state)
    },
    /** Undoes the deletion of a page. */
    pageRestored: (state, { payload: { id, at, item, blocks } }: PayloadAction<RemovedPage>) => {
      Object.assign(state.blocks, blocks)
      insertPage(state, id, item, at)
    },
    pageChanged: (
      state,
      { payload }: PayloadAction<Partial<Pick<StoryPinItem, 'backgroundColor' | 'layout'>>>,
    ) => {
      const page = pageOf(state)
      if (page) Object.assign(page, payload)
      edited(state)
    },
    blockAdded: {
      /** Goes to the page that shows, unless another is named. */
      prepare: (block: StoryPinItemBlock, pageId?: string) => withId({ block, pageId }),
      reducer: (state, { payload }: PayloadAction<AddedBlock>) => {
        const pageId = payload.pageId ?? state.activePageId ?? ''
        const page = state.items[pageId]
        if (!page || isFull(state, pageId)) return
        const there = page.blockIds.flatMap((id) => state.blocks[id] ?? [])
        const edits = freePlace(page, there, payload.block)
        state.blocks[payload.id] = { ...payload.block, edits }
        page.blockIds.push(payload.id)
        page.selectedBlockId = payload.id
        edited(state)
      },
    },
    blockSelected: (state, { payload }: PayloadAction<string | null>) => {
      const page = pageOf(state)
      if (page) page.selectedBlockId = payload
    },
    blockChanged: (
      state,
      { payload }: PayloadAction<{ id: string; changes: Partial<StoryPinItemBlock> }>,
    ) => {
      const block = state.blocks[payload.id]
      if (block) Object.assign(block, { error: null, ...payload.changes })
      edited(state)
    },
    blockRemoved: (state, { payload: id }: PayloadAction<string>) => {
      const page = pageOf(state)
      if (!page) return
      page.blockIds = page.blockIds.filter((one) => one !== id)
      page.selectedBlockId = null
      delete state.blocks[id]
      edited(state)
    },
    /** Undoes the deletion of a block. */
    blockRestored: (state, { payload: { id, at, block, pageId } }: PayloadAction<RemovedBlock>) => {
      const page = state.items[pageId]
      if (!page || isFull(state, pageId)) return
      state.blocks[id] = block
      page.blockIds.splice(at, 0, id)
      page.selectedBlockId = id
      state.activePageId = pageId
      edited(state)
    },
    detailsChanged: (state, { payload }: PayloadAction<Partial<StoryDetails>>) => {
      Object.assign(state.details, payload)
      edited(state)
    },
    statusMoved: (state, { payload }: PayloadAction<{ event: StoryEvent; apiError?: string }>) => {
      state.status = nextStatus(state.status, payload.event)
      // Why the save before failed stays to be read until one succeeds.
      if (payload.event !== 'save' && payload.event !== 'create') state.apiError = payload.apiError ?? null
    },
    uploadStarted: (state, { payload: pageId }: PayloadAction<string>) => {
      state.uploads.push(pageId)
      state.status = nextStatus(state.status, 'upload')
    },
    uploadEnded: (state, { payload: pageId }: PayloadAction<string>) => {
      const at = state.uploads.indexOf(pageId)
      if (at >= 0) state.uploads.splice(at, 1)
      edited(state)
    },
    draftSaved: (state, { payload }: PayloadAction<{ id: string; version: number }>) => {
      state.draft = payload
      state.apiError = null
      state.status = nextStatus(state.status, 'saved')
    },
    /** Puts each fault where it belongs, and shows the first. */
    faultsFound: (state, { payload }: PayloadAction<{ fault: StoryFault; text: string }[]>) => {
      state.faults = []
      for (const { fault, text } of payload) {
        const [, page, , at] = fault.path
        const pageId = typeof page === 'number' ? state.pageIds[page] : undefined
        const blockId = typeof at === 'number' ? state.items[pageId ?? '']?.blockIds[at] : undefined
        const block = state.blocks[blockId ?? '']
        if (block) block.error = text
        else state.faults.push(text)
        if (fault !== payload[0]?.fault || !pageId) continue
        state.activePageId = pageId
        const item = state.items[pageId]
        if (item && blockId) item.selectedBlockId = blockId
      }
    },
  },
  selectors: {
    selectStoryEditor: (state) => state,
    selectActivePage: (state) => pageOf(state),
    selectIsPageFull: (state) => state.activePageId !== null && isFull(state, state.activePageId),
  },
})

declare module '../../shared/store/root-reducer.ts' {
  interface LazySlices extends WithSlice<typeof storyEditorSlice> {}
}

export const {
  storyLoaded,
  pageAdded,
  pageDuplicated,
  pageChosen,
  pageMoved,
  pageRemoved,
  pageRestored,
  pageChanged,
  blockAdded,
  blockSelected,
  blockChanged,
  blockRemoved,
  blockRestored,
  detailsChanged,
  statusMoved,
  uploadStarted,
  uploadEnded,
  draftSaved,
  faultsFound,
} = storyEditorSlice.actions
export const {
  selectStoryEditor,
  selectActivePage: selectEditedPage,
  selectIsPageFull,
} = storyEditorSlice.injectInto(rootReducer).selectors
