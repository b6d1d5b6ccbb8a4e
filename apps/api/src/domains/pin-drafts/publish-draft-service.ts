import type { DraftContent, DraftMedia } from '@tessera/api-types/pin-drafts/draft-content'
import { judgeDraft, type PublishableDraft } from '@tessera/api-types/pin-drafts/publishable-draft'
import type { PinDraft } from '@tessera/api-types/pins/pin-draft'
import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import type { EmitDeps } from '../../kernel/events.ts'
import { invalidInput } from '../../kernel/invalid-input.ts'
import type { Picture, UploadDeps } from '../media/upload-service.ts'
import { addCarousel, type Slot } from '../pins/carousel-service.ts'
import { addTaggedPin, draftPicture, wordsOf } from '../pins/pin-creation-service.ts'
import { requireTaggable, tagPeople } from '../pins/person-tag-service.ts'
import { addScheduled, insertSlots } from '../scheduled-pins/scheduled-pin-service.ts'
import { findDraft, goneOrStale } from './pin-draft-service.ts'
import { takeDraft } from './pin-draft-store.ts'

type Named = { id: string; version: number }

/** A pin that can be made, with its pictures at hand. */
export interface ReadyPin {
  /** The pin, and with several the slots of a carousel, whose first one speaks for the pin. */
  parts: readonly [Part, ...Part[]]
  scheduledSeconds: number | null
}
type Part = { pin: PinDraft; picture: Picture }

/** What became of a draft. */
export type Published = { pinId: string } | { scheduledPinId: string }

/**
 * Judges a draft and gets its pictures.
 * @throws DomainError INVALID_INPUT naming the fields of the draft at fault
 */
export async function readyPin(viewer: Member, { id, version }: Named, deps: UploadDeps): Promise<ReadyPin> {
  const draft = await findDraft(deps.read, viewer, id)
  if (draft.version !== version) throw new DomainError('STALE_RECORD')
  const ready = judged(draft.content)
  const [first, ...others] = await Promise.all(
    pinsOf(ready).map(async (pin) => ({ pin, picture: await draftPicture(viewer, pin, deps) })),
  )
  if (!first) throw new DomainError('INVALID_INPUT')
  return {
    parts: [first, ...others],
    scheduledSeconds: ready.publish_option === 'publish-later' ? ready.scheduled_ts : null,
  }
}

function judged(content: DraftContent): PublishableDraft {
  if (content.type === 'story') throw new DomainError('UNSUPPORTED_CONTENT')
  const { data, error } = judgeDraft(content)
  if (error) throw invalidInput(error)
  return data
}

const pinsOf = ({ items, board_id, section_id }: PublishableDraft): PinDraft[] =>
  items.map(({ media, ...words }) => ({ ...words, ...pictureOf(media), board_id, section: section_id }))

const pictureOf = ({ image_signature, image_url }: DraftMedia) =>
  image_signature === null ? { image_url } : { image_signature }

/** Makes the pin and removes the draft; the second one finds none. */
export function publishDraft(
  viewer: Member,
  named: Named,
  ready: ReadyPin,
  deps: EmitDeps & Pick<Deps, 'transact'>,
): Promise<Published> {
  return deps.transact(async (tx) => {
    const published = await addReady(tx, viewer, ready, deps)
    const isTaken = await takeDraft(tx, { ...named, userId: viewer.userId })
    if (!isTaken) throw await goneOrStale(tx, viewer, named.id)
    return published
  })
}

async function addReady(
  tx: Db,
  viewer: Member,
  { parts, scheduledSeconds }: ReadyPin,
  deps: EmitDeps,
): Promise<Published> {
  const [{ pin, picture }, ...others] = parts
  const slots = others.length > 0 ? parts.map(slotOf) : []
  if (scheduledSeconds !== null) {
    const draft = { ...pin, scheduled_ts: scheduledSeconds }
    const scheduledPinId = await addScheduled(tx, viewer, draft, picture, deps)
    if (slots.length > 0) await insertSlots(tx, scheduledPinId, slots)
    return { scheduledPinId }
  }
  const words = wordsOf(pin)
  if (slots.length === 0) return { pinId: await addTaggedPin(tx, viewer, words, picture, deps) }
  const { tags = [] } = words
  await requireTaggable(tx, viewer, tags)
  const pinId = await addCarousel(tx, viewer, { words, picture, slots }, deps)
  await tagPeople(tx, viewer, { pinId, tags }, deps)
  return { pinId }
}

function slotOf({ pin, picture }: Part): Slot {
  const { title, description, link, altText } = wordsOf(pin)
  return { title, description, link, altText, picture }
}
