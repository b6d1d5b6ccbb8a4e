import { useEffect, useRef } from 'react'
import { today } from '../../shared/browser/clock.ts'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import { selectAskedAge, underageDismissed, underageShown } from './underage-slice.ts'

const ADULT_AGE = 18 // spec 001 §6

/** Whole years between two days written as `YYYY-MM-DD`. */
function ageInYears(birthday: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4))
  return today.slice(5) < birthday.slice(5) ? years - 1 : years
}

/** Holds a sign-up back until somebody young has said that their birthdate is right. */
export function useUnderageQuestion() {
  const dispatch = useAppDispatch()
  const askedAge = useAppSelector(selectAskedAge)
  const confirmedAge = useRef<number | null>(null)
  useEffect(() => () => void dispatch(underageDismissed()), [dispatch])
  return {
    askedAge,
    /** Whether the sign-up waits for the question. */
    asksFor(birthday: string): boolean {
      const age = ageInYears(birthday, today())
      const isAsked = age < ADULT_AGE && confirmedAge.current !== age
      if (isAsked) dispatch(underageShown({ age }))
      return isAsked
    },
    confirm() {
      confirmedAge.current = askedAge
      dispatch(underageDismissed())
    },
    dismiss: () => void dispatch(underageDismissed()),
  }
}
export type UnderageQuestion = ReturnType<typeof useUnderageQuestion>
