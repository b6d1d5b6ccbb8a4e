import { useEffect, useEffectEvent } from 'react'
import { useBlocker, useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'

/** Asks before a page is left whose changes are not saved; `isChanged` is asked when it is about to be left. */
export function useLeaveGuard(isChanged: () => boolean, question = 'ra.message.unsaved_changes'): void {
  const translate = useTranslate()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isChanged(),
  )
  const ask = useEffectEvent(() => {
    if (window.confirm(translate(question))) blocker.proceed?.()
    else blocker.reset?.()
  })
  useEffect(() => {
    if (blocker.state === 'blocked') ask()
  }, [blocker.state])
  const keep = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isChanged()) event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: BeforeUnloadEvent) => keep(event)
    window.addEventListener('beforeunload', listener)
    return () => window.removeEventListener('beforeunload', listener)
  }, [])
}

interface FormGuardProps {
  /** Whether there is anything to lose, by whether something was typed. */
  isChanged: (isTyped: boolean) => boolean
}

/** Asks before a form is left that is not saved. */
export function LeaveGuard({ isChanged }: FormGuardProps): null {
  const { dirtyFields } = useFormState()
  useLeaveGuard(() => isChanged(Object.keys(dirtyFields).length > 0))
  return null
}
