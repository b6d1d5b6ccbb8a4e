import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { selectSignUpPrompt, signUpPromptDismissed } from '../../entities/session/sign-up-prompt-slice.ts'
import { lazyComponent } from '../../shared/i18n/lazy-component.tsx'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'

const LazySignUpPrompt = lazyComponent(['prompts'], async () => {
  const { SignUpPrompt } = await import('./SignUpPrompt.tsx')
  return SignUpPrompt
})

/** Belongs to the page on which it came up: going back, as phones dismiss things, leaves it behind. */
function PromptOfPage({ onLeave }: { onLeave: () => void }) {
  const { pathname } = useLocation()
  const [opened] = useState(pathname)
  useEffect(() => {
    if (pathname !== opened) onLeave()
  })
  return <LazySignUpPrompt onDismiss={onLeave} />
}

/** Beside every page: waits until a visitor tries what takes an account. */
export function SignUpPromptMount() {
  const dispatch = useAppDispatch()
  const isPrompted = useAppSelector(selectSignUpPrompt) !== null
  return isPrompted && <PromptOfPage onLeave={() => dispatch(signUpPromptDismissed())} />
}
