import type { RichMetadata } from '@tessera/api-types/pins/rich-metadata'
import type { Insertable } from 'kysely'
import type { DB } from '../db/schema.generated.ts'
import type { Db } from '../kernel/deps.ts'
import { aboutPin } from './about.ts'
import type { DrawnPicture } from './draw-pictures.ts'
import { insertAll } from './insert-all.ts'
import { DEMO_PEOPLE } from './people.ts'
import { seededRandom } from './random.ts'
import type { PlannedPin, WorldPlan } from './world-plan.ts'

interface AggregatedParts {
  plan: WorldPlan
  pictures: readonly DrawnPicture[]
  written: readonly { aggregatedPinId: string }[]
  subjects: readonly (RichMetadata | null)[]
  createdAt: (pin: PlannedPin) => Date
}

/** What the copies of each pin share, with the data of its kind. */
export async function writeAggregatedPins(
  tx: Db,
  { plan, pictures, written, subjects, createdAt }: AggregatedParts,
): Promise<void> {
  await insertAll(
    tx,
    'aggregatedPins',
    plan.pins.map((pin, index) => ({
      id: (written[index] as { aggregatedPinId: string }).aggregatedPinId,
      kind: subjects[index]?.products.length ? 'product' : 'image',
      imageSignature: (pictures[index] as DrawnPicture).signature,
      createdAt: createdAt(pin),
    })),
  )
  await insertAll(
    tx,
    'productPins',
    subjects.flatMap((subject, index) =>
      offerRows(subject, (written[index] as { aggregatedPinId: string }).aggregatedPinId),
    ),
  )
}

/** What a pin is about beyond its picture. */
export function subjectOf(pin: PlannedPin, publishedAt: Date): RichMetadata | null {
  const author = DEMO_PEOPLE[pin.seed % DEMO_PEOPLE.length]?.[0] ?? ''
  return aboutPin(seededRandom(pin.seed + 1), pin.kind, { title: pin.title, author, publishedAt })
}

function offerRows(subject: RichMetadata | null, aggregatedPinId: string): Insertable<DB['productPins']>[] {
  const [first] = subject?.products ?? []
  if (!subject || !first) return []
  const { price, priceCurrency } = first.offerSummary
  return [{ aggregatedPinId, priceValue: price, priceCurrency, products: JSON.stringify(subject.products) }]
}
