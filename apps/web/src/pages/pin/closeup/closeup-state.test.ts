import { describe, expect, it } from 'vitest'
import { apiError } from '../../../shared/api/http-answer.ts'
import { closeupState } from './closeup-state.ts'

const known = { isPossible: true, result: undefined, isFetching: true, isHere: false }
const failed = (status: number) => ({ kind: 'error' as const, error: apiError({ message: 'No.' }, status) })

describe('the state of a closeup', () => {
  it('C-4.01 C-8.01 is the pin or an error result', () => {
    const result = { kind: 'pin' as const, id: '1' }
    expect(closeupState({ ...known, result, isHere: true }).kind).toBe('pin')
    expect(closeupState({ ...known, isFetching: false, result: failed(500) })).toMatchObject({
      kind: 'failed',
      error: { message: 'No.' },
    })
  })

  it('C-8.02 is the missing page for a missing or private pin, and a retry for anything else', () => {
    expect(closeupState({ ...known, result: failed(404) }).kind).toBe('missing')
    expect(closeupState({ ...known, isPossible: false }).kind).toBe('missing')
    expect(closeupState({ ...known, isFetching: false, result: failed(503) }).kind).toBe('failed')
    expect(closeupState({ ...known, isFetching: true, result: failed(503) }).kind).toBe('loading')
  })

  it('is the card that is here already while the rest is on its way', () => {
    expect(closeupState(known).kind).toBe('loading')
    expect(closeupState({ ...known, isHere: true }).kind).toBe('pin')
  })

  it('is the missing page once the pin was deleted', () => {
    expect(closeupState({ ...known, result: { kind: 'pin', id: '1' } }).kind).toBe('missing')
  })
})
