import {
  emptyPinText,
  type PinText,
  pinText,
  type PinTextField,
  pinTextMax,
} from '@tessera/api-types/pins/pin-text'
import { completedUrl } from '@tessera/api-types/wire/scalars'
import { z } from 'zod'
import type { MessageKey } from '../../shared/i18n/messages.ts'

type TypedField = Exclude<PinTextField, 'comments_disabled' | 'made_with_ai'>

const { comments_disabled: _comments, made_with_ai: _ai, ...typed } = pinText
const faultOf = (field: string): MessageKey<'composer'> =>
  field === 'link' ? 'composer.linkWrong' : 'composer.tooLong'

/** What a person types into a field, as the contract of the pin takes it; faults are message keys. */
const typedField = (field: string, contract: z.ZodType): z.ZodType<string, string> =>
  z
    .string()
    .trim()
    .transform((value) => (field === 'link' ? completedUrl(value) : value))
    .refine((value) => contract.safeParse(value).success, faultOf(field))

const typedShape = Object.fromEntries(
  Object.entries(typed).map(([field, contract]) => [field, typedField(field, contract)]),
) as Record<TypedField, z.ZodType<string, string>>

/** The text fields of a pin in a form. spec 000 §5 */
export const PinTextForm = z.object({ ...typedShape, allowsComments: z.boolean(), isMadeWithAi: z.boolean() })
export type PinTextForm = z.output<typeof PinTextForm>

/** The limits that texts about the fields name. */
export const pinTextLimits = Object.fromEntries(
  Object.entries(pinTextMax).map(([field, max]) => [field, { max: max ?? 0 }]),
) as Record<TypedField, { max: number }>

type Written = { [F in PinTextField]?: PinText[F] | null | undefined }

/** A pin's text as its form begins with it; what the pin does not have is empty. */
export function pinTextValues(pin: Written = emptyPinText): PinTextForm {
  const values = Object.keys(typed).map((field) => [field, pin[field as TypedField] ?? ''])
  return {
    ...(Object.fromEntries(values) as Record<TypedField, string>),
    allowsComments: !pin.comments_disabled,
    isMadeWithAi: pin.made_with_ai === true,
  }
}

/** The values of a form as calls name them. */
export const pinTextOf = <V extends PinTextForm>({ allowsComments, isMadeWithAi, ...words }: V) => ({
  ...words,
  comments_disabled: !allowsComments,
  made_with_ai: isMadeWithAi,
})
