import { MAX_INVITEES } from '@tessera/api-types/business/business-options'

/** Single invitees of a typed text: separated by commas, semicolons, spaces or lines, each once. */
export function readInvitees(text: string): string[] {
  const parts = text.split(/[\s,;]+/).filter(Boolean)
  return [...new Map(parts.map((part) => [part.toLowerCase(), part])).values()]
}

/** Form rule: the text key of the fault, or nothing. */
export const inviteesFault = (text: unknown): string | undefined => {
  const { length } = readInvitees(typeof text === 'string' ? text : '')
  if (length === 0) return 'ra.validation.required'
  return length > MAX_INVITEES ? 'resources.invites.create.too_many' : undefined
}
