import { describe, expect, it } from 'vitest'
import { apiError } from '../../shared/api/http-answer.ts'
import { runSignUp } from './run-sign-up.ts'
import { handshakeFailure, signUpStep, type SignUpState } from './sign-up-attempts.ts'

const lost = apiError(null, 0)
const serverFault = apiError({ api_error_code: 9000 }, 500)
const emailTaken = apiError({ api_error_code: 9042 }, 409)
const attempt: SignUpState = { status: 'attempt', retries: 0 }

describe('the machine', () => {
  it('I-4.05 goes from attempt to success or fail, with a retry in between', () => {
    expect(signUpStep({ status: 'idle' }, { type: 'started' })).toEqual(attempt)
    expect(signUpStep(attempt, { type: 'succeeded' })).toEqual({ status: 'success' })
    expect(signUpStep(attempt, { type: 'failed', error: emailTaken })).toEqual({
      status: 'fail',
      error: emailTaken,
    })
    const retry = signUpStep(attempt, { type: 'failed', error: lost })
    expect(retry).toEqual({ status: 'retry', retries: 1, waitMs: 500 })
    expect(signUpStep(retry, { type: 'waited' })).toEqual({ status: 'attempt', retries: 1 })
  })

  it('ignores what does not belong to its state', () => {
    expect(signUpStep({ status: 'success' }, { type: 'failed', error: lost })).toEqual({ status: 'success' })
    expect(signUpStep({ status: 'idle' }, { type: 'waited' })).toEqual({ status: 'idle' })
    expect(signUpStep(attempt, { type: 'started' })).toBe(attempt)
  })
})

describe('a handshake', () => {
  it('I-8.01 fails as HTTP for any status but 200, 401 and 409', () => {
    const kinds = [500, 403, 0, 200, 401, 409].map((status) => handshakeFailure(apiError({}, status)).kind)
    expect(kinds).toEqual(['http', 'http', 'http', 'api', 'api', 'api'])
    expect(handshakeFailure(apiError({}, 503))).toMatchObject({ status: 503 })
  })

  it('I-8.02 carries the api_error_code of a body that is no success', () => {
    const body = { status: 'failure', api_error_code: 88 }
    expect(handshakeFailure(apiError(body, 401))).toMatchObject({ kind: 'api', api_error_code: 88 })
  })
})

describe('a sign-up', () => {
  async function run(failures: readonly object[]) {
    const waits: number[] = []
    const states: string[] = []
    let calls = 0
    const outcome = runSignUp({
      attempt: () => {
        const failure = failures[calls]
        calls += 1
        return failure ? Promise.reject(failure) : Promise.resolve('token')
      },
      wait: (ms) => Promise.resolve(void waits.push(ms)),
      onState: ({ status }) => void states.push(status),
    })
    const settled = await outcome.catch((error: unknown) => error)
    return { settled, calls, waits, states }
  }

  it('I-8.03 is tried up to three times more without a code or with one of network or server', async () => {
    const { calls, waits, settled } = await run([lost, serverFault, lost, lost])
    expect(calls).toBe(4)
    expect(waits).toEqual([500, 1000, 2000])
    expect(settled).toBe(lost)
    expect((await run([apiError({}, 400), serverFault])).settled).toBe('token')
  })

  it('I-8.03 is not tried again for a reason that stays', async () => {
    expect(await run([emailTaken])).toMatchObject({ calls: 1, settled: emailTaken, waits: [] })
  })

  it('I-4.06 fails once, after its last retry', async () => {
    const { states } = await run([lost, lost, lost, lost])
    expect(states.filter((status) => status === 'fail')).toHaveLength(1)
    expect(states.at(-1)).toBe('fail')
  })
})
