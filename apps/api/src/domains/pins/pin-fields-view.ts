import { emptyPinText, type PinText, type PinTextField } from '@tessera/api-types/pins/pin-text'
import { PinCard, type PinView } from '@tessera/api-types/pins/views'
import type { Pins, ScheduledPins } from '../../db/schema.generated.ts'

/** The column of each field that the owner writes: alike in `pins` and `scheduled_pins`. */
export const textColumns = {
  title: 'title',
  description: 'description',
  alt_text: 'altText',
  link: 'link',
  note: 'note',
  comments_disabled: 'areCommentsDisabled',
} as const satisfies Record<PinTextField, keyof Pins & keyof ScheduledPins>

/** The columns of the fields that are only read. */
const factColumns = {
  domain: 'domain',
  dominant_color: 'dominantColor',
  image_signature: 'imageSignature',
} as const satisfies Partial<Record<keyof PinView, keyof Pins>>

const columns = { ...textColumns, ...factColumns }
type Columns = typeof columns
type Field = keyof Columns
type RowOf<F extends Field> = { [Name in F as Columns[Name]]: PinView[Name] }

/** What the owner wrote, as a row. */
export type PinTextRow = { [F in PinTextField as Columns[F]]: PinText[F] }
/** The fields of a card, as a row. */
export type CardFieldsRow = RowOf<Extract<Field, keyof PinCard>>
/** The fields of a closeup, as a row. */
export type PinFieldsRow = RowOf<Field>

const onCard = Object.fromEntries(
  Object.entries(columns).filter(([field]) => field in PinCard.shape),
) as Pick<Columns, Extract<Field, keyof PinCard>>

export const cardColumns = Object.values(onCard)
export const fieldColumns = Object.values(columns)

/** A row's columns by the names of their fields. */
const named = <F extends Field>(of: Pick<Columns, F>, row: RowOf<F>): Pick<PinView, F> =>
  Object.fromEntries(
    Object.entries<string>(of).map(([field, column]) => [field, (row as Record<string, unknown>)[column]]),
  ) as Pick<PinView, F>

export const cardFields = (row: CardFieldsRow) => named(onCard, row)
export const pinFields = (row: PinFieldsRow) => named(columns, row)
export const textFields = (row: PinTextRow) => named(textColumns, row)

type Given = { [F in PinTextField]?: PinText[F] | undefined }

/** The columns of the fields that are given. */
export const textChanges = (given: Given): Partial<PinTextRow> =>
  Object.fromEntries(
    Object.entries(textColumns).flatMap(([field, column]) => {
      const value = given[field as PinTextField]
      return value === undefined ? [] : [[column, value]]
    }),
  )

/** All columns, those that are not given empty. */
export const textRow = (given: Given): PinTextRow =>
  ({ ...textChanges(emptyPinText), ...textChanges(given) }) as PinTextRow
