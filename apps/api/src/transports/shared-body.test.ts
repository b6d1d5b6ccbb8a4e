import { expect, it } from 'vitest'
import { restSuccess } from './rest.ts'
import { sharedBody } from './shared-body.ts'

const envelopeOf = (answer: Parameters<typeof restSuccess>[0]) => restSuccess(answer)

it('bytes are made for the second who is given the same answer, and then shared', () => {
  const data = [{ id: '1', title: 'Møbler' }]
  const answer = () => ({ data, bookmark: 'more' })
  expect(sharedBody(answer(), envelopeOf)).toBeUndefined()
  const bytes = sharedBody(answer(), envelopeOf)
  expect(JSON.parse(String(bytes))).toEqual(JSON.parse(JSON.stringify(restSuccess(answer()))))
  expect(sharedBody(answer(), envelopeOf)).toBe(bytes)
})

it('the same rows that go on elsewhere are another answer', () => {
  const data = [{ id: '1' }]
  sharedBody({ data, bookmark: 'one' }, envelopeOf)
  sharedBody({ data, bookmark: 'one' }, envelopeOf)
  expect(sharedBody({ data, bookmark: 'two' }, envelopeOf)).toBeUndefined()
  expect(String(sharedBody({ data, bookmark: 'two' }, envelopeOf))).toContain('"bookmark":"two"')
})

it('one record is nobody else’s', () => {
  const data = { id: '1' }
  sharedBody({ data, bookmark: null }, envelopeOf)
  expect(sharedBody({ data, bookmark: null }, envelopeOf)).toBeUndefined()
})
