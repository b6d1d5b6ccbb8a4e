import type { RichMetadata } from '@tessera/api-types/pins/rich-metadata'
import type { Insertable } from 'kysely'
import type { DB } from '../db/schema.generated.ts'
import { colorNumber, colorsOf } from '../images/picture-colors.ts'
import type { Db } from '../kernel/deps.ts'
import { subjectOf, writeAggregatedPins } from './aggregated-pin-rows.ts'
import type { DrawnPicture } from './draw-pictures.ts'
import type { WrittenBoard } from './board-rows.ts'
import { idsByAge } from './demo-ids.ts'
import { shopLink } from './demo-product.ts'
import { insertAll } from './insert-all.ts'
import type { InterestSlug } from './interests.ts'
import type { PlannedPin, PlannedSave, WorldPlan } from './world-plan.ts'

export interface WrittenPin {
  id: string
  aggregatedPinId: string
}

export async function writeImages(tx: Db, now: Date, pictures: readonly DrawnPicture[]): Promise<void> {
  const distinct = new Map(pictures.map((picture) => [picture.signature, picture]))
  await insertAll(
    tx,
    'images',
    [...distinct.values()].map((picture) => ({
      ...picture,
      descriptor: Buffer.from(picture.descriptor),
      colors: colorsOf(picture.descriptor).map(colorNumber),
      createdAt: now,
    })),
  )
}

interface PinParts {
  now: Date
  plan: WorldPlan
  people: readonly string[]
  boards: readonly WrittenBoard[]
  pictures: readonly DrawnPicture[]
}

export async function writePins(
  tx: Db,
  parts: PinParts & { interests: ReadonlyMap<InterestSlug, string> },
): Promise<WrittenPin[]> {
  const { now, plan, boards, pictures, interests } = parts
  const idOf = idsByAge(now)
  const written = plan.pins.map(({ ageMs }) => ({ id: idOf(ageMs), aggregatedPinId: idOf(ageMs + 1) }))
  const createdAt = ({ ageMs }: PlannedPin) => new Date(now.getTime() - ageMs)
  const subjects = plan.pins.map((pin) => subjectOf(pin, createdAt(pin)))
  await writeAggregatedPins(tx, { plan, pictures, written, subjects, createdAt })
  await insertAll(
    tx,
    'pins',
    plan.pins.map((pin, index) =>
      pinRow(
        pin,
        subjects[index] ?? null,
        written[index] as WrittenPin,
        boards[pin.board] as WrittenBoard,
        pictures[index] as DrawnPicture,
        createdAt(pin),
      ),
    ),
  )
  await insertAll(
    tx,
    'pinInterests',
    plan.pins.flatMap((pin, index) =>
      pin.kind.interests.map((slug, at) => ({
        interestId: interests.get(slug) as string,
        aggregatedPinId: (written[index] as WrittenPin).aggregatedPinId,
        weight: 1 / (at + 1),
      })),
    ),
  )
  return written
}

function pinRow(
  pin: PlannedPin,
  subject: RichMetadata | null,
  { id, aggregatedPinId }: WrittenPin,
  board: WrittenBoard,
  picture: DrawnPicture,
  createdAt: Date,
): Insertable<DB['pins']> {
  const { recipe = null, article = null } = subject ?? {}
  return {
    id,
    aggregatedPinId,
    userId: board.ownerId,
    boardId: board.id,
    sectionId: pin.section === null ? null : (board.sections[pin.section] ?? null),
    title: pin.title,
    description: pin.description,
    altText: pin.kind.altText,
    ...pictureColumns(picture),
    ...linkColumns(subject),
    richMetadata: recipe || article ? JSON.stringify({ recipe, article }) : null,
    isListed: board.isListed,
    createdAt,
  }
}

function linkColumns(subject: RichMetadata | null) {
  const link = subject?.products[0] ? shopLink(subject.products[0]) : null
  return { link, domain: link && new URL(link).hostname }
}

const pictureColumns = ({ signature, width, height, dominantColor }: DrawnPicture) => ({
  imageSignature: signature,
  imageWidth: width,
  imageHeight: height,
  dominantColor,
})

export async function writeSaves(
  tx: Db,
  { now, plan, boards, pins, pictures }: PinParts & { pins: readonly WrittenPin[] },
): Promise<void> {
  const idOf = idsByAge(now)
  const row = (save: PlannedSave, index: number): Insertable<DB['pins']> => {
    const board = boards[save.board] as WrittenBoard
    const source = plan.pins[save.pin] as PlannedPin
    const { id, aggregatedPinId } = pins[save.pin] as WrittenPin
    return {
      id: idOf(save.ageMs + index / 1000),
      aggregatedPinId,
      userId:
        index % 2 === 0 ? board.ownerId : (board.keepers[index % board.keepers.length] ?? board.ownerId),
      boardId: board.id,
      savedFromPinId: id,
      isLead: false,
      title: source.title,
      description: source.description,
      altText: source.kind.altText,
      ...linkColumns(subjectOf(source, now)),
      ...pictureColumns(pictures[save.pin] as DrawnPicture),
      isListed: board.isListed,
      createdAt: new Date(now.getTime() - save.ageMs),
    }
  }
  await insertAll(tx, 'pins', plan.saves.map(row))
}
