import { type ApiError, isApiError } from '../../shared/api/call.ts'
import { signUpStep, type SignUpState } from './sign-up-attempts.ts'

interface Deps<T> {
  attempt: () => Promise<T>
  wait: (ms: number) => Promise<void>
  /** Called with every state the sign-up passes through. */
  onState?: (state: SignUpState) => void
}

/** Runs attempts until one succeeds or none is left; throws what the last one failed with. */
export async function runSignUp<T>({ attempt, wait, onState }: Deps<T>): Promise<T> {
  let state = signUpStep({ status: 'idle' }, { type: 'started' })
  onState?.(state)
  for (;;) {
    const tried = attempt()
    const outcome = await tried.then(
      (value) => ({ value }),
      (error: unknown) => ({ error: asApiError(error) }),
    )
    state = signUpStep(state, 'value' in outcome ? { type: 'succeeded' } : { type: 'failed', ...outcome })
    onState?.(state)
    if (state.status !== 'retry') return tried
    await wait(state.waitMs)
    state = signUpStep(state, { type: 'waited' })
    onState?.(state)
  }
}

function asApiError(error: unknown): ApiError {
  if (isApiError(error)) return error
  throw error
}
