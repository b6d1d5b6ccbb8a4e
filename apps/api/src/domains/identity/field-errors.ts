import { errorCatalogue, type ErrorCode } from '@tessera/api-types/errors'
import { DomainError } from '../../kernel/domain-error.ts'

/** A failure that belongs to one field of the form, so that its message can stand beside it. */
export const fieldError = (code: ErrorCode, field: string, message: string = errorCatalogue[code].message) =>
  new DomainError(code, { fields: { [field]: [message] } })
