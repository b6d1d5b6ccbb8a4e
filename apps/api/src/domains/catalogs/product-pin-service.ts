import { BOARD_NAME_MAX } from '@tessera/api-types/boards/board-limits'
import { pinTextMax } from '@tessera/api-types/pins/pin-text'
import type { Member } from '@tessera/shared-auth'
import type { Deps } from '../../kernel/deps.ts'
import { DomainError, isRefusal } from '../../kernel/domain-error.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../kernel/durations.ts'
import { cut } from '../../kernel/whole-text.ts'
import { addBoard, type BoardDraft } from '../boards/board-edit-service.ts'
import { changeCover } from '../pins/cover-service.ts'
import { editPin } from '../pins/pin-edit-service.ts'
import { addPin, noteMarkedPictures, wordsOf, type PinWords } from '../pins/pin-creation-service.ts'
import { pictureAt, type Picture, type UploadDeps } from '../media/upload-service.ts'
import { queuePins } from './ingest-service.ts'
import {
  findBoard,
  keepBoard,
  keepPin,
  lockCatalog,
  lockUnpinned,
  noteFailure,
  notePicture,
  noteWords,
  outdatedPins,
  unpinnedProducts,
  type OutdatedPin,
  type UnpinnedProduct,
} from './product-pin-store.ts'

type Needs = UploadDeps & Pick<Deps, 'jobs' | 'listeners' | 'mailer' | 'randomBytes'>

export { releaseProducts } from './product-pin-store.ts'

const AT_ONCE = 20
/** Boards of the merchant that may have the name already. */
const MOST_NAMESAKES = 9
const DESCRIPTION_MAX = 500
const TRY_AGAIN_MS = 10 * MINUTE_MS
/** How long a product that was refused waits, the longer the more often it was; the last pause is that of all further ones. */
const PAUSES_MS = [10 * MINUTE_MS, HOUR_MS, 6 * HOUR_MS, DAY_MS, 7 * DAY_MS]
/** What a catalog brings is none of the uploads of its merchant. */
const PICTURES_PER_HOUR = 1000

/** Makes pins of the products of a feed, a few at a time, on the board of the catalog. */
export async function makePins(payload: unknown, deps: Needs): Promise<void> {
  const { feedId } = payload as { feedId: string }
  const left = await pinWaiting(feedId, deps)
  if (left === 'SLOWED') return again(feedId, deps, TRY_AGAIN_MS)
  if (left === 'MORE') return again(feedId, deps, 0)
  if (!(await refreshPins(feedId, deps))) await again(feedId, deps, TRY_AGAIN_MS)
}

async function pinWaiting(feedId: string, deps: Needs): Promise<'MORE' | 'NONE' | 'SLOWED'> {
  const waiting = await unpinnedProducts(deps.read, { feedId, now: deps.now(), most: AT_ONCE })
  let boardId: string | null = null
  for (const product of waiting) {
    try {
      boardId ??= await boardFor(product, deps)
      await makePin(product, boardId, deps)
    } catch (error) {
      if (!isRefusal(error)) throw error
      // The rest waits for its turn.
      if (error.code === 'RATE_LIMITED') return 'SLOWED'
      await refused(product.id, product.tries, error, deps)
      // The next product would meet the same limit.
      if (boardId === null || error.code === 'LIMIT_REACHED') return 'NONE'
    }
  }
  return waiting.length === AT_ONCE ? 'MORE' : 'NONE'
}

const refused = (productId: string, tries: number, { code }: DomainError, deps: Needs): Promise<void> => {
  const pause = PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)] ?? 0
  return noteFailure(deps.read, productId, {
    reason: code,
    retryAt: new Date(deps.now().getTime() + pause),
  })
}

/** Pins follow the address, the name and the picture of their product; returns whether all could. */
async function refreshPins(feedId: string, deps: Needs): Promise<boolean> {
  for (;;) {
    const outdated = await outdatedPins(deps.read, { feedId, now: deps.now(), most: AT_ONCE })
    for (const pin of outdated) {
      if (!(await refreshPicture(pin, deps))) return false
      await refreshWords(pin, deps)
      await noteWords(deps.read, pin)
    }
    if (outdated.length < AT_ONCE) return true
  }
}

/** The picture of a pin and its copies; one that cannot be loaded is tried again later. Returns whether the rest need not wait. */
async function refreshPicture(pin: OutdatedPin, deps: Needs): Promise<boolean> {
  if (!pin.isPictureDue) return true
  try {
    const picture = await feedPicture(pin.merchant, pin.imageLink, deps)
    await deps.transact(async (tx) => {
      if (picture.signature !== pin.imageSignature) {
        await changeCover(tx, pin.aggregatedPinId, picture.signature, deps)
        await noteMarkedPictures(tx, pin.aggregatedPinId)
      }
      await notePicture(tx, pin)
    })
  } catch (error) {
    if (!isRefusal(error)) throw error
    if (error.code === 'RATE_LIMITED') return false
    await refused(pin.productId, pin.tries, error, deps)
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
  deps.transact((tx) => queuePins(tx, feedId, deps, new Date(deps.now().getTime() + delayMs)))

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

const feedPicture = (merchant: Member, address: string, deps: Needs): Promise<Picture> =>
  pictureAt(
    merchant,
    address,
    () => deps.limits.consume(`catalog-pictures:${merchant.userId}`, PICTURES_PER_HOUR, HOUR_MS),
    deps,
  )

async function makePin(
  { id, merchant, title, description, link, imageLink }: UnpinnedProduct,
  boardId: string,
  deps: Needs,
): Promise<void> {
  const picture = await feedPicture(merchant, imageLink, deps)
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
    if (await lockUnpinned(tx, id)) await keepPin(tx, id, await addPin(tx, merchant, words, picture, deps))
  })
}
