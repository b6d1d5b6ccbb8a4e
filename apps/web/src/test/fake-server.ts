import type { CallResult } from '@tessera/api-types/page/page-renderer'
import type { CallInput, Transport } from '../shared/api/call.ts'
import { apiError } from '../shared/api/http-answer.ts'

export const refusal = (httpStatus: number, message = 'No.'): CallResult => ({
  error: apiError({ message }, httpStatus),
})

const isResult = (answer: unknown): answer is CallResult =>
  typeof answer === 'object' &&
  answer !== null &&
  (('error' in answer && typeof answer.error === 'object' && answer.error !== null) || 'bookmark' in answer)

const resultOf = (answer: unknown): CallResult => (isResult(answer) ? answer : { data: answer })

/** Responds to operations by name, with a promise once that is resolved, and records the calls; a name without a response is refused as missing. */
export function fakeServer(answers: Record<string, unknown>) {
  const calls: { name: string; input: CallInput; key?: string }[] = []
  const transport: Transport = ({ name }, input, _signal, key) => {
    calls.push({ name, input, ...(key && { key }) })
    if (!(name in answers)) return Promise.resolve(refusal(404, `no answer for ${name}`))
    const given = answers[name]
    const answer: unknown =
      typeof given === 'function' ? (given as (asked: CallInput) => unknown)(input) : given
    return answer instanceof Promise ? answer.then(resultOf) : Promise.resolve(resultOf(answer))
  }
  return { transport, calls, askedFor: (name: string) => calls.filter((call) => call.name === name) }
}

/** One page of a listing on the wire. */
export const page = (items: readonly unknown[], bookmark: string | null = null): CallResult => ({
  data: items,
  bookmark,
})
