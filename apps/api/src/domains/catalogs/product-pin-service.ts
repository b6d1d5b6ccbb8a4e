import { BOARD_NAME_MAX } from '@tessera/api-types/boards/board-limits'
import { pinTextMax } from '@tessera/api-types/pins/pin-text'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError, isRefusal } from '../../kernel/domain-error.ts'
import { MINUTE_MS } from '../../kernel/durations.ts'
import { cut } from '../../kernel/whole-text.ts'
import { addBoard, type BoardDraft } from '../boards/board-edit-service.ts'
import { editPin } from '../pins/pin-edit-service.ts'
import {
  addPin,
  changeCover,
  noteMarkedPictures,
  wordsOf,
  type PinWords,
} from '../pins/pin-creation-service.ts'
import { pictureFor, type UploadDeps } from '../media/upload-service.ts'
import { MAKE_PINS } from './ingest-service.ts'
import { NOTIFY_PRICE_DROPS, type PriceDrops } from './price-drop-service.ts'
import {
  findBoard,
  freeProducts,
  keepBoard,
  keepPin,
  lockCatalog,
  nextRetry,
  noteFailure,
  notePinned,
  outdatedPins,
  refreshOffers,
  releaseRetries,
  unpinnedProducts,
  type OutdatedPin,
  type UnpinnedProduct,
} from './product-pin-store.ts'

type Needs = UploadDeps & Pick<Deps, 'jobs' | 'listeners' | 'mailer' | 'randomBytes'>

const AT_ONCE = 20
/** Boards of the merchant that may have the name already. */
const MOST_NAMESAKES = 9
const DESCRIPTION_MAX = 500
const TRY_AGAIN_MS = 10 * MINUTE_MS

/** Makes pins of the products of a feed, a few at a time, on the board of the catalog. */
export async function makePins(payload: unknown, deps: Needs): Promise<void> {
  const { feedId } = payload as { feedId: string }
  await refreshPrices(feedId, deps)
  await releaseRetries(deps.read, feedId, deps.now())
  const waiting = await unpinnedProducts(deps.read, feedId, AT_ONCE)
  let boardId: string | null = null
  for (const product of waiting) {
    try {
      boardId ??= await boardFor(product, deps)
      await makePin(product, boardId, deps)
    } catch (error) {
      if (!isRefusal(error)) throw error
      // The rest waits for its turn.
      if (error.code === 'RATE_LIMITED') return again(feedId, deps, TRY_AGAIN_MS)
      await noteFailure(deps.read, { productId: product.id, reason: error.code, at: deps.now() })
    }
  }
  if (waiting.length === AT_ONCE) return again(feedId, deps, 0)
  if (!(await refreshPins(feedId, deps))) return again(feedId, deps, TRY_AGAIN_MS)
  const runAt = await nextRetry(deps.read, feedId)
  // By a key of its own: a file that is read meanwhile waits for none of these.
  if (runAt) await queue(feedId, deps, { key: `${MAKE_PINS}:${feedId}:retry`, runAt })
}

/** Another profile of the business pins what goes with an account that is deleted. */
export async function pinAnew(tx: Db, userId: string, { jobs }: Pick<Deps, 'jobs'>): Promise<void> {
  for (const feedId of await freeProducts(tx, userId))
    await jobs.add(tx, MAKE_PINS, { feedId }, { key: `${MAKE_PINS}:${feedId}` })
}

const refreshPrices = (feedId: string, { jobs, now, transact }: Needs): Promise<void> =>
  transact(async (tx) => {
    const at = now()
    const drops: PriceDrops = { feedId, droppedAt: at.toISOString(), after: '0' }
    if ((await refreshOffers(tx, feedId, at)) > 0) await jobs.add(tx, NOTIFY_PRICE_DROPS, drops)
  })

/** Pins follow the address, the name and the picture of their product; returns whether all could. */
async function refreshPins(feedId: string, deps: Needs): Promise<boolean> {
  for (;;) {
    const outdated = await outdatedPins(deps.read, feedId, AT_ONCE)
    for (const pin of outdated) {
      if (!(await refreshPicture(pin, deps))) return false
      await refreshWords(pin, deps)
      await notePinned(deps.read, pin)
    }
    if (outdated.length < AT_ONCE) return true
  }
}

/** The picture of a pin and its copies; one that cannot be loaded is noted. Returns whether it need not wait. */
async function refreshPicture(pin: OutdatedPin, deps: Needs): Promise<boolean> {
  if (pin.hasPinnedImage) return true
  try {
    const picture = await pictureFor(pin.merchant, { image_url: pin.imageLink }, deps)
    if (picture.signature === pin.imageSignature) return true
    await deps.transact(async (tx) => {
      await changeCover(tx, pin.aggregatedPinId, picture)
      await noteMarkedPictures(tx, pin.aggregatedPinId)
    })
  } catch (error) {
    if (!isRefusal(error)) throw error
    if (error.code === 'RATE_LIMITED') return false
    await noteFailure(deps.read, { productId: pin.productId, reason: error.code, at: deps.now() })
  }
  return true
}

async function refreshWords(pin: OutdatedPin, deps: Needs): Promise<void> {
  const { pinnedTitle } = pin
  const words = {
    ...(pinnedTitle !== null &&
      pin.shownTitle === cut(pinnedTitle, pinTextMax.title) && { title: cut(pin.title, pinTextMax.title) }),
    ...(pin.shownLink === pin.pinnedLink && { link: pin.link }),
  }
  try {
    if (Object.keys(words).length > 0) await editPin(pin.merchant, { id: pin.pinId, ...words }, deps)
  } catch (error) {
    if (!isRefusal(error)) throw error
    deps.log.warn({ err: error, pinId: pin.pinId }, 'the pin of a product does not follow its feed')
  }
}

const again = (feedId: string, deps: Needs, delayMs: number): Promise<void> =>
  queue(feedId, deps, { key: `${MAKE_PINS}:${feedId}`, runAt: new Date(deps.now().getTime() + delayMs) })

const queue = (
  feedId: string,
  { jobs, transact }: Needs,
  when: { key: string; runAt: Date },
): Promise<void> => transact((tx) => jobs.add(tx, MAKE_PINS, { feedId }, when))

/** The board of a catalog; a new one has a number behind its name where the merchant has that name already. */
async function boardFor(product: UnpinnedProduct, deps: Needs): Promise<string> {
  for (let place = 1; ; place += 1) {
    try {
      return await boardAt(place, product, deps)
    } catch (error) {
      const isTaken = error instanceof DomainError && error.code === 'BOARD_NAME_TAKEN'
      if (!isTaken || place > MOST_NAMESAKES) throw error
    }
  }
}

const boardAt = (place: number, product: UnpinnedProduct, deps: Needs): Promise<string> =>
  deps.transact(async (tx) => {
    const { merchant, catalogId, catalogName } = product
    await lockCatalog(tx, catalogId)
    const found = await findBoard(tx, catalogId, merchant)
    const name = numbered(catalogName, place)
    const boardId = found ?? (await addBoard(tx, merchant, { ...EMPTY_BOARD, name }, deps))
    await keepBoard(tx, catalogId, boardId)
    return boardId
  })

function numbered(name: string, place: number): string {
  const suffix = place === 1 ? '' : ` ${place}`
  return cut(name, BOARD_NAME_MAX - suffix.length) + suffix
}

const EMPTY_BOARD: Omit<BoardDraft, 'name'> = {
  description: '',
  privacy: 'public',
  layout: 'default',
  collaborator_invites_enabled: false,
  initial_pins: [],
}

async function makePin(
  { id, merchant, title, description, link, imageLink }: UnpinnedProduct,
  boardId: string,
  deps: Needs,
): Promise<void> {
  const picture = await pictureFor(merchant, { image_url: imageLink }, deps)
  const words: PinWords = {
    ...wordsOf({
      board_id: boardId,
      title: cut(title, pinTextMax.title),
      description: cut(description, DESCRIPTION_MAX),
      link,
    }),
    kind: 'product',
  }
  await deps.transact(async (tx) => {
    await keepPin(tx, id, await addPin(tx, merchant, words, picture, deps))
  })
}
