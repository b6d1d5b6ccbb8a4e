import type { FieldTextKey } from './error-texts.ts'

/** The message of a check in a schema: the key of its text. Browsers carry schemas, but not the texts. */
export const fieldText = (key: FieldTextKey): FieldTextKey => key
