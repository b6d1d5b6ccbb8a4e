import type { Reason } from '@tessera/api-types/error-texts'
import { parseExactJson } from '@tessera/api-types/wire/exact-json'
import { fieldError } from './domain-error.ts'

/** Deeper than any input of ours, shallower than any stack. */
export const MAX_JSON_DEPTH = 32

const MAY_SHADOW = /__proto__|constructor|toString|valueOf|\\u/i
// An object with such a key of its own breaks code that compares or prints it.
const SHADOWING = ['__proto__', 'toString', 'valueOf']

/**
 * JSON text from outside. Depth is counted before parsing, in one pass without recursion.
 * @throws DomainError INVALID_INPUT naming `field`
 */
export function parseJson(text: string, field: string): unknown {
  if (isTooDeep(text)) throw refused(field, { key: 'field.jsonDepth', params: { levels: MAX_JSON_DEPTH } })
  let value: unknown
  try {
    value = parseExactJson(text)
  } catch {
    throw refused(field, { key: 'field.json' })
  }
  if (MAY_SHADOW.test(text) && shadows(value)) throw refused(field, { key: 'field.jsonNames' })
  return value
}

const refused = (field: string, reason: Reason) => fieldError('INVALID_INPUT', field, reason)

function isTooDeep(text: string): boolean {
  let depth = 0
  let isInString = false
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (isInString) {
      if (code === 0x5c) at += 1
      else if (code === 0x22) isInString = false
    } else if (code === 0x22) isInString = true
    else if (code === 0x5b || code === 0x7b) {
      depth += 1
      if (depth > MAX_JSON_DEPTH) return true
    } else if (code === 0x5d || code === 0x7d) depth -= 1
  }
  return false
}

function shadows(value: unknown): boolean {
  if (value === null || typeof value !== 'object') return false
  if (Array.isArray(value)) return value.some(shadows)
  if (SHADOWING.some((key) => Object.hasOwn(value, key))) return true
  return Object.entries(value).some(
    ([key, inner]) =>
      (key === 'constructor' && inner !== null && typeof inner === 'object' && 'prototype' in inner) ||
      shadows(inner),
  )
}
