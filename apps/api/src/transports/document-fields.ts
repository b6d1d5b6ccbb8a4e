import { closeupConditions, FEED_FIELDS } from '@tessera/api-types/documents/closeup-conditions'
import { PinCard, PinView } from '@tessera/api-types/pins/views'
import { camelName } from '@tessera/api-types/wire/key-case'

/** A field of a stored document, and whom it is returned to where that is not everyone. */
export interface DocumentField {
  name: string
  condition: (typeof closeupConditions)[keyof typeof closeupConditions] | null
}

const forEveryone = (name: string): DocumentField => ({ name, condition: null })

const onCloseup = (field: string): DocumentField => ({
  name: camelName(field),
  condition: field in closeupConditions ? closeupConditions[field as keyof typeof closeupConditions] : null,
})

const ofCloseup = (fields: readonly string[]): DocumentField[] => [
  forEveryone('entityId'),
  ...fields.filter((field) => !FEED_FIELDS.some((one) => one === field)).map(onCloseup),
]

const cardFields = Object.keys(PinCard.shape)

export const closeupHeadFields = ofCloseup(cardFields)
export const closeupFields = ofCloseup(Object.keys(PinView.shape))

/** The fields of what else a document returns, by type. */
export const fieldsOfType = {
  Pin: ['entityId', ...cardFields.map(camelName)].map(forEveryone),
  Story: ['id', 'type', 'containerType', 'title', 'action', 'displayOptions', 'objects'].map(forEveryone),
  Error: ['apiErrorCode', 'code', 'message', 'messageDetail', 'extraData', 'httpStatus'].map(forEveryone),
}
