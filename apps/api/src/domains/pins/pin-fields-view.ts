import { emptyPinText, type PinText, type PinTextField } from '@tessera/api-types/pins/pin-text'
import { PinCard, type PinView } from '@tessera/api-types/pins/views'
import type { AggregatedPins, Pins, ScheduledPins } from '../../db/schema.generated.ts'

/** The column of each field that the owner of each copy writes: alike in `pins` and `scheduled_pins`. */
export const copyColumns = {
  title: 'title',
  description: 'description',
  alt_text: 'altText',
  link: 'link',
  note: 'note',
  comments_disabled: 'areCommentsDisabled',
} as const satisfies Partial<Record<PinTextField, keyof Pins & keyof ScheduledPins>>

/** The same of what the creator writes for all copies: in `aggregated_pins` and `scheduled_pins`. */
const sharedColumns = { made_with_ai: 'isAiByCreator' } as const satisfies Record<
  Exclude<PinTextField, keyof typeof copyColumns>,
  keyof AggregatedPins & keyof ScheduledPins
>

/** The column of each field that the owner writes. */
export const textColumns = { ...copyColumns, ...sharedColumns }

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
export const fieldColumns = Object.values({ ...copyColumns, ...factColumns })

/** A row's columns by the names of their fields. */
const named = <F extends Field>(of: Pick<Columns, F>, row: RowOf<F>): Pick<PinView, F> =>
  Object.fromEntries(
    Object.entries<string>(of).map(([field, column]) => [field, (row as Record<string, unknown>)[column]]),
  ) as Pick<PinView, F>

export const cardFields = (row: CardFieldsRow) => named(onCard, row)
export const pinFields = (row: PinFieldsRow) => named(columns, row)
export const textFields = (row: PinTextRow) => named(textColumns, row)

type Given = { [F in PinTextField]?: PinText[F] | undefined }

type CopyTextRow = Omit<PinTextRow, 'isAiByCreator'>

const given = (columnOf: Readonly<Partial<Record<PinTextField, string>>>, values: Given) =>
  Object.fromEntries(
    Object.entries(columnOf).flatMap(([field, column]) => {
      const value = values[field as PinTextField]
      return value === undefined ? [] : [[column, value]]
    }),
  )

/** The columns of the fields that are given. */
export const textChanges = (values: Given): Partial<PinTextRow> => given(textColumns, values)

/** Of the fields that are given, the columns of one copy. */
export const copyChanges = (values: Given): Partial<CopyTextRow> => given(copyColumns, values)

/** All columns, those that are not given empty. */
export const textRow = (values: Given): PinTextRow =>
  ({ ...textChanges(emptyPinText), ...textChanges(values) }) as PinTextRow
