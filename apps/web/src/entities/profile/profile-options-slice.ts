import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { PIN_ORDERS, type PinOrder } from '@tessera/api-types/boards/board-limits'
import { localStore } from '../../shared/browser/storage.ts'
import { onEvent } from '../../shared/store/listeners.ts'
import { rootReducer } from '../../shared/store/root-reducer.ts'

/** How close to each other pins stand. */
export const DENSITIES = ['default', 'compact'] as const
export type Density = (typeof DENSITIES)[number]

/** The pins of a board also hang as a wall of pictures without words. */
export const BOARD_PIN_DENSITIES = [...DENSITIES, 'moodboard'] as const
type BoardPinDensity = (typeof BOARD_PIN_DENSITIES)[number]

export const BOARD_VIEWS = ['grid', 'list'] as const
export type BoardView = (typeof BOARD_VIEWS)[number]

/** How somebody looks at profiles and boards. spec 000 §2 */
export type ProfileOptions = {
  boardPinDensity: BoardPinDensity
  /** By board; the pins of one that is not named stand as arranged. */
  boardSortOrder: Readonly<Record<string, PinOrder>>
  boardView: BoardView
  /** Where pins stand without their boards. */
  pinDensity: Density
  /** Which list of those that one follows was open last. */
  followingSelectedIndex: number
}

const defaults: ProfileOptions = {
  boardPinDensity: 'default',
  boardSortOrder: {},
  boardView: 'grid',
  pinDensity: 'default',
  followingSelectedIndex: 0,
}

const KEY = 'profile_options'
/** Boards whose order is remembered, those chosen last. */
const BOARDS_KEPT = 100

type Stored = Partial<Record<keyof ProfileOptions, unknown>>

function readStored(): Stored {
  try {
    const stored: unknown = JSON.parse(localStore.read(KEY) ?? '{}')
    return typeof stored === 'object' && stored !== null ? stored : {}
  } catch {
    return {}
  }
}

const oneOf = <T>(choices: readonly T[], value: unknown, otherwise: T): T =>
  choices.find((choice) => choice === value) ?? otherwise

function toOptions({
  boardPinDensity,
  boardSortOrder,
  boardView,
  pinDensity,
  ...stored
}: Stored): ProfileOptions {
  const orders = Object.entries(boardSortOrder ?? {}).filter(([, order]) =>
    PIN_ORDERS.includes(order as PinOrder),
  )
  return {
    boardPinDensity: oneOf(BOARD_PIN_DENSITIES, boardPinDensity, defaults.boardPinDensity),
    boardSortOrder: Object.fromEntries(orders) as ProfileOptions['boardSortOrder'],
    boardView: oneOf(BOARD_VIEWS, boardView, defaults.boardView),
    pinDensity: oneOf(DENSITIES, pinDensity, defaults.pinDensity),
    followingSelectedIndex: Number(stored.followingSelectedIndex) || 0,
  }
}

/** What this browser remembers; the defaults for what it does not, or no longer understands. */
export const storedOptions = (): ProfileOptions => toOptions(readStored())

export const profileOptionsSlice = createSlice({
  name: 'profileOptions',
  initialState: defaults,
  reducers: {
    profileOptionsRead: (_state, { payload }: PayloadAction<ProfileOptions>) => payload,
    profileOptionsChanged: (state, { payload }: PayloadAction<Partial<ProfileOptions>>) => ({
      ...state,
      ...payload,
    }),
  },
  selectors: { selectProfileOptions: (state) => state },
})

declare module '../../shared/store/root-reducer.ts' {
  interface LazySlices extends WithSlice<typeof profileOptionsSlice> {}
}

export const { profileOptionsRead, profileOptionsChanged } = profileOptionsSlice.actions
export const { selectProfileOptions } = profileOptionsSlice.injectInto(rootReducer).selectors

onEvent(profileOptionsChanged, (changed) => {
  const { boardSortOrder, ...options } = { ...storedOptions(), ...changed }
  const orders = Object.entries(boardSortOrder).slice(-BOARDS_KEPT)
  localStore.write(KEY, JSON.stringify({ ...options, boardSortOrder: Object.fromEntries(orders) }))
})
