import type { PinText } from '@tessera/api-types/pins/pin-text'
import type { PinCard } from '@tessera/api-types/pins/views'
import type { StoryContent, StoryDraftContent } from '@tessera/api-types/story-pins/story-content'
import type { Member, Viewer } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { joined } from '../../kernel/transaction-scope.ts'
import type { Picture } from '../media/upload-service.ts'
import { changeCover } from '../pins/cover-service.ts'
import { addPin, noteMarkedPictures } from '../pins/pin-creation-service.ts'
import { editPin } from '../pins/pin-edit-service.ts'
import { textFields, textRow } from '../pins/pin-fields-view.ts'
import { findPinDetail, type Hydrating, type PinDetailRow } from '../pins/pin-hydration.ts'
import { canEditStory } from '../pins/pin-policy.ts'
import { emptyStory, findStory, saveStory } from '../stories/story-service.ts'
import { productsOn, requireNamed } from './story-naming-service.ts'

type Writing = Hydrating & Pick<Deps, 'jobs' | 'newId' | 'now' | 'transact'>
type Words = { [F in keyof PinText]?: PinText[F] | undefined }

interface NewStory extends StoryContent, Words {
  board_id: string
  section?: string | null | undefined
}

/** Publishes a story; returns the id of its pin. */
export function createStory(viewer: Member, story: NewStory, deps: Writing): Promise<string> {
  const { board_id, section, ...words } = story
  return deps.transact(async (tx) => {
    const pictures = await requireNamed(tx, viewer, story.pages, deps)
    const place = { boardId: board_id, sectionId: section ?? null }
    const pin = { ...textRow(words), ...place, kind: 'story' as const }
    const id = await addPin(tx, viewer, pin, coverOf(pictures), deps)
    await save(tx, id, story, pictures)
    await noteMarkedPictures(tx, id)
    return id
  })
}

/** Changes a story and the words of its creator's pin. */
export function editStory(
  viewer: Member,
  { pin_id, template_type, pages, ...words }: StoryContent & Words & { pin_id: string },
  deps: Writing,
): Promise<void> {
  return deps.transact(async (tx) => {
    const pin = await requireOwnStory(viewer, pin_id, { read: tx })
    const { pages: before } = await requireStory(tx, pin)
    const pictures = await requireNamed(tx, viewer, pages, deps, before)
    await save(tx, pin.aggregatedPinId, { template_type, pages }, pictures)
    const cover = coverOf(pictures)
    if (cover.signature !== pin.imageSignature)
      await changeCover(tx, pin.aggregatedPinId, cover.signature, deps)
    await noteMarkedPictures(tx, pin.aggregatedPinId)
    await editPin(viewer, { ...words, id: pin_id }, joined(deps, tx))
  })
}

/** Takes the pages of a story down, wherever it is kept. */
export const removeStory = (
  viewer: Member,
  pinId: string,
  { now, transact }: Pick<Deps, 'now' | 'transact'>,
): Promise<void> =>
  transact(async (tx) => {
    const pin = await requireOwnStory(viewer, pinId, { read: tx })
    await emptyStory(tx, pin.aggregatedPinId, now())
  })

/** A published story as its creator edits it. */
export async function storyContent(
  viewer: Member,
  pinId: string,
  deps: Pick<Deps, 'read'>,
): Promise<StoryDraftContent> {
  const pin = await requireOwnStory(viewer, pinId, deps)
  const { pages, templateType } = await requireStory(deps.read, pin)
  return {
    ...textFields({ ...pin, note: pin.note ?? '' }),
    note: pin.note ?? '',
    board_id: pin.boardId,
    section: pin.section?.id ?? null,
    template_type: templateType,
    pages,
  }
}

/** The products on the pages of a story. */
export async function taggedProducts(viewer: Viewer, pinId: string, deps: Hydrating): Promise<PinCard[]> {
  const { pages } = await requireStory(deps.read, await findPinDetail(viewer, pinId, deps))
  return productsOn(viewer, pages, deps)
}

/** @throws DomainError PIN_NOT_FOUND for what is no story, NOT_ALLOWED for somebody else's or a copy */
async function requireOwnStory(
  viewer: Member,
  pinId: string,
  deps: Pick<Deps, 'read'>,
): Promise<PinDetailRow> {
  const pin = await findPinDetail(viewer, pinId, deps)
  if (pin.content.kind !== 'story') throw new DomainError('PIN_NOT_FOUND')
  if (!canEditStory(viewer, pin)) throw new DomainError('NOT_ALLOWED')
  return pin
}

async function requireStory(read: Db, { aggregatedPinId }: Pick<PinDetailRow, 'aggregatedPinId'>) {
  const story = await findStory(read, aggregatedPinId)
  if (!story) throw new DomainError('PIN_NOT_FOUND')
  return story
}

async function save(
  tx: Db,
  aggregatedPinId: string,
  { template_type, pages }: StoryContent,
  pictures: readonly Picture[],
): Promise<void> {
  const signatures = pictures.map(({ signature }) => signature)
  const isSaved = await saveStory(tx, { aggregatedPinId, templateType: template_type, pages, signatures })
  if (!isSaved) throw new DomainError('NOT_ALLOWED')
}

function coverOf([first]: readonly Picture[]): Picture {
  if (!first) throw new DomainError('UPLOAD_NOT_FOUND')
  return first
}
