import { z } from 'zod'
import { invalidInput } from '../kernel/invalid-input.ts'
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
  const { reason, ...documented } = error
  expect(Object.keys(documented).toSorted()).toEqual(
    ['api_error_code', 'code', 'extraData', 'httpStatus', 'message', 'message_detail'].toSorted(),
  )
  expect(error).toMatchObject({ api_error_code: 50, code: 'PIN_NOT_FOUND', httpStatus: 404 })
  expect(reason).toEqual({ key: 'error.PIN_NOT_FOUND' })
})

it('what is wrong with each field goes out in English, and as a key with its values', () => {
  const title = { key: 'field.tooLong', params: { maximum: 1 } } as const
  const failure = toFailure(
    new DomainError('INVALID_INPUT', { fields: { title, name: { key: 'field.taken' } } }),
  )
  expect(failure.fields).toEqual({ title: 'Enter up to 1 character.', name: 'This name is already taken.' })
  expect(failure.error.message_detail).toBe('title: Enter up to 1 character.')
  expect(failure.error.reason).toEqual({
    key: 'error.INVALID_INPUT',
    fields: { title, name: { key: 'field.taken' } },
  })
})

it('the kind of a fault names its text, unless the schema does', () => {
  const schema = z.object({
    title: z.string().min(3).max(9),
    tags: z.array(z.string()).max(1),
    size: z.number().min(2),
    kind: z.enum(['a', 'b']),
    name: z.string().regex(/^a/, 'field.username'),
  })
  const given = { title: 'far too long', tags: ['a', 'b'], size: 1, kind: 'c', name: 'b' }
  const { error } = schema.safeParse(given)
  expect(error && toFailure(invalidInput(error)).fields).toEqual({
    title: 'Enter up to 9 characters.',
    tags: 'Choose up to 1.',
    size: 'Enter 2 or more.',
    kind: 'Choose one of these: a, b.',
    name: 'Use letters, numbers and underscores, with at least one letter.',
  })
  const empty = schema.partial().safeParse({ title: '' })
  expect(empty.error && toFailure(invalidInput(empty.error)).fields).toEqual({
    title: 'Enter at least 3 characters.',
  })
})

it('I-4.109 the last page of a listing carries the end marker', () => {
  const route = { name: 'x.list', kind: 'query', access: 'anyone', paged: true } as const
  expect(toAnswer(route, { items: [1], bookmark: null })).toEqual({ data: [1], bookmark: '-end-' })
  expect(toAnswer(route, { items: [1], bookmark: 'next' }).bookmark).toBe('next')
})
