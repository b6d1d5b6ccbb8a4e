import type { z } from 'zod'
import { isErrorTextKey, type Reason } from './error-texts.ts'

type Issue = z.core.$ZodIssue
type Bound = number | bigint

const sized = (
  origin: string,
  words: { text: Reason['key']; list: Reason['key']; amount: Reason['key'] },
) => {
  if (origin === 'string') return words.text
  return origin === 'array' || origin === 'set' || origin === 'file' ? words.list : words.amount
}

const tooSmall = (origin: string, minimum: Bound): Reason =>
  origin === 'string' && minimum <= 1
    ? { key: 'field.needed' }
    : {
        key: sized(origin, { text: 'field.tooShort', list: 'field.tooFew', amount: 'field.tooLow' }),
        params: { minimum: Number(minimum) },
      }

const tooBig = (origin: string, maximum: Bound): Reason => ({
  key: sized(origin, { text: 'field.tooLong', list: 'field.tooMany', amount: 'field.tooHigh' }),
  params: { maximum: Number(maximum) },
})

/** The values that a check of ours gave with its key. */
const paramsOf = (issue: Issue): Pick<Reason, 'params'> =>
  issue.code === 'custom' && issue.params ? { params: issue.params as Reason['params'] } : {}

/** The text of a fault: that of the check itself, else that of its kind. */
export function reasonOf(issue: Issue): Reason {
  if (isErrorTextKey(issue.message)) return { key: issue.message, ...paramsOf(issue) }
  switch (issue.code) {
    case 'too_small':
      return tooSmall(issue.origin, issue.minimum)
    case 'too_big':
      return tooBig(issue.origin, issue.maximum)
    case 'invalid_type':
      return { key: 'field.type', params: { expected: issue.expected } }
    case 'invalid_format':
      return { key: 'field.format' }
    case 'invalid_value':
      return { key: 'field.choice', params: { choices: issue.values.join(', ') } }
    case 'unrecognized_keys':
      return { key: 'field.unknown', params: { names: issue.keys.join(', ') } }
    case 'not_multiple_of':
      return { key: 'field.step', params: { step: issue.divisor } }
    default:
      return { key: 'field.invalid' }
  }
}
