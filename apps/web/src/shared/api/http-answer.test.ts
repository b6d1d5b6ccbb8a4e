import { describe, expect, it } from 'vitest'
import { readAnswer } from './http-answer.ts'

describe('reading an answer', () => {
  it('takes data and bookmark out of the resource envelope', () => {
    const body = { resource_response: { status: 'success', data: [1], bookmark: 'next' } }
    expect(readAnswer(body, 200)).toEqual({ data: [1], bookmark: 'next' })
  })

  it('I-8.16 I-3.48 fills the six fields of a failed answer', () => {
    const error = {
      api_error_code: 40,
      code: 40,
      message: 'No such board',
      message_detail: 'Deleted',
      extraData: { a: 1 },
    }
    const body = { resource_response: { status: 'failure', error } }
    expect(readAnswer(body, 404)).toEqual({ error: { ...error, httpStatus: 404 } })
  })

  it('counts as failed where a page came in place of an answer', () => {
    expect(readAnswer(null, 200)).toMatchObject({ error: { httpStatus: 502 } })
    expect(readAnswer('', 204)).toEqual({ data: undefined, bookmark: undefined })
    expect(readAnswer({ status: 'success', data: null }, 200)).toEqual({ data: null, bookmark: undefined })
  })

  it('gives an unreadable body the six fields too', () => {
    expect(readAnswer(null, 502)).toEqual({
      error: {
        api_error_code: 0,
        code: 0,
        message: '',
        message_detail: '',
        extraData: null,
        httpStatus: 502,
      },
    })
  })
})
