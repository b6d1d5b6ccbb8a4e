import { selectSignUpPrompt, signUpPromptDismissed } from '../../entities/session/sign-up-prompt-slice.ts'
import { partWithTexts } from '../../shared/i18n/part-with-texts.tsx'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'

const Part = partWithTexts(['sign-up-prompt'], async () => {
  const { SignUpPrompt } = await import('./SignUpPrompt.tsx')
  return SignUpPrompt
})

/** Beside every page: waits until a visitor tries what takes an account. */
export function SignUpPromptMount() {
  const dispatch = useAppDispatch()
  const isPrompted = useAppSelector(selectSignUpPrompt) !== null
  return isPrompted && <Part onDismiss={() => dispatch(signUpPromptDismissed())} />
}
