import { selectSignUpPrompt, signUpPromptDismissed } from '../../entities/session/sign-up-prompt-slice.ts'
import { lazyComponent } from '../../shared/i18n/lazy-component.tsx'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'

const LazySignUpPrompt = lazyComponent(['prompts'], async () => {
  const { SignUpPrompt } = await import('./SignUpPrompt.tsx')
  return SignUpPrompt
})

/** Beside every page: waits until a visitor tries what takes an account. */
export function SignUpPromptMount() {
  const dispatch = useAppDispatch()
  const isPrompted = useAppSelector(selectSignUpPrompt) !== null
  return isPrompted && <LazySignUpPrompt onDismiss={() => dispatch(signUpPromptDismissed())} />
}
