import { boardPageApi } from '../../../entities/boards/board-page-api.ts'
import { selectBoard } from '../../../entities/boards/boards-slice.ts'
import { SECTIONS_AT_ONCE, sectionsApi } from '../../../entities/sections/sections-api.ts'
import { statusOf } from '../../../shared/api/outcome.ts'
import { prefetched } from '../../../shared/api/prefetch.ts'
import type { AppStore } from '../../../shared/store/make-store.ts'
import type { RootState } from '../../../shared/store/root-reducer.ts'

export type Params = Readonly<Record<string, string | undefined>>
type PreloadArgs = { store: AppStore; params: Params; url: URL }

const { boardPage, boardFeed, boardIdeas, sectionPins } = boardPageApi.endpoints
const { sections, sectionPage } = sectionsApi.endpoints

export const addressOf = ({ username = '', board = '' }: Params) => ({ username, slug: board })

export const sectionAddressOf = (params: Params) => ({
  ...addressOf(params),
  section_slug: params.section ?? '',
})

/** The board of the address, once known. */
export function boardIn(state: RootState, params: Params) {
  const { data } = boardPage.select(addressOf(params))(state)
  return data?.kind === 'found' ? selectBoard(state, data.value) : undefined
}

/** The board of the address, or where else to go; `below` is what the address has after that of the board. */
async function findBoard({ store, params, url }: PreloadArgs, below = '') {
  const { data } = await prefetched(store.dispatch(boardPage.initiate(addressOf(params))))
  const board = boardIn(store.getState(), params)
  if (!board) return { outcome: { status: statusOf(data) } }
  const { username = '', board: slug = '' } = params
  if (board.url === `/${username}/${slug}/`) return { board }
  return { outcome: { status: 301, redirect: encodeURI(`${board.url}${below}`) + url.search } }
}

/** A board with its sections and its pins. */
export async function preloadBoard(arrival: PreloadArgs) {
  const { outcome, board } = await findBoard(arrival)
  if (!board) return outcome
  const { store } = arrival
  const isSectionless = (board.section_count ?? 0) > 0
  const ask = { board_id: board.id, page_size: SECTIONS_AT_ONCE }
  await Promise.all([
    isSectionless && prefetched(store.dispatch(sections.initiate(ask))),
    prefetched(store.dispatch(boardFeed.initiate({ boardId: board.id, isSectionless }))),
  ])
  return {}
}

export async function preloadIdeas(arrival: PreloadArgs) {
  const { outcome, board } = await findBoard(arrival, 'more_ideas/')
  if (!board) return outcome
  await prefetched(arrival.store.dispatch(boardIdeas.initiate(board.id)))
  return {}
}

export async function preloadSection(arrival: PreloadArgs) {
  const { store, params } = arrival
  const [{ outcome, board }, { data }] = await Promise.all([
    findBoard(arrival, `${params.section ?? ''}/`),
    prefetched(store.dispatch(sectionPage.initiate(sectionAddressOf(params)))),
  ])
  if (!board) return outcome
  if (data?.kind !== 'found') return { status: statusOf(data) }
  await prefetched(store.dispatch(sectionPins.initiate({ sectionId: data.value })))
  return {}
}
