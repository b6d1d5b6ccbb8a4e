import { expect, it } from 'vitest'
import { mayConverse, standingFor } from './contact-permission-policy.ts'

it.each([
  ['somebody they follow', true, true, 'member'],
  ['a stranger', true, false, 'requested'],
  ['a stranger where messages are off', false, false, null],
  ['somebody they follow where messages are off', false, true, null],
])('a message of %s arrives accordingly', (_who, takesMessages, knowsSender, standing) => {
  expect(standingFor({ takesMessages, knowsSender })).toBe(standing)
})

const grown = { isUnder16: false, followsAllMutually: false }
const young = { isUnder16: true, followsAllMutually: false }
const mutuals = { isUnder16: true, followsAllMutually: true }

it.each([
  ['grown people who never met', [grown, grown], false, true],
  ['grown people and an unknown address', [grown], true, true],
  ['somebody under 16 with one they do not follow', [grown, young], false, false],
  ['somebody under 16 among mutual followers', [grown, mutuals], false, true],
  ['somebody under 16 and an unknown address', [mutuals], true, false],
])('I-6.03 %s may share a conversation or not', (_who, people, hasStrangers, may) => {
  expect(mayConverse(people, hasStrangers)).toBe(may)
})
