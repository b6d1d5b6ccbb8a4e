import { expect, it } from 'vitest'
import { asDomainError, DomainError } from '../kernel/domain-error.ts'
import { toAnswer, toFailure } from './envelope.ts'

it('I-8.08 what nobody expected is answered with the default message and nothing of its own', () => {
  const { httpStatus, error } = toFailure(asDomainError(new Error('relation "users" does not exist')))
  expect(httpStatus).toBe(500)
  expect(error.message).toBe('Sorry! Something went wrong on our end!')
  expect(JSON.stringify(error)).not.toContain('relation')
})

it('I-8.16 a failure has the six fields of the documents', () => {
  const { error } = toFailure(new DomainError('PIN_NOT_FOUND'))
  expect(Object.keys(error).toSorted()).toEqual(
    ['api_error_code', 'code', 'extraData', 'httpStatus', 'message', 'message_detail'].toSorted(),
  )
  expect(error).toMatchObject({ api_error_code: 50, code: 'PIN_NOT_FOUND', httpStatus: 404 })
})

it('the first message of each wrong field goes out', () => {
  const fields = { title: ['is too long', 'has a bad word'], link: ['must be an address'] }
  expect(toFailure(new DomainError('INVALID_INPUT', { fields })).fields).toEqual({
    title: 'is too long',
    link: 'must be an address',
  })
})

it('I-4.109 the last page of a listing carries the end marker', () => {
  const route = { name: 'x.list', kind: 'query', access: 'anyone', paged: true } as const
  expect(toAnswer(route, { items: [1], bookmark: null })).toEqual({ data: [1], bookmark: '-end-' })
  expect(toAnswer(route, { items: [1], bookmark: 'next' }).bookmark).toBe('next')
})
