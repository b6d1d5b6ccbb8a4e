import { useEffect } from 'react'
import { runWaitingForLogin as run } from '../../providers/flow-calls.ts'
import type { QuickPromoteWork } from './use-quick-promote.ts'

/** The address that an earlier visit gave. */
export function useOwnAddress({ state: { form }, dispatch }: QuickPromoteWork): void {
  const { advertiserId } = form
  const isKnown = form.businessInformationForm.line1 !== ''
  useEffect(() => {
    if (isKnown || !advertiserId) return
    let isLeft = false
    void run('businessAddresses.get', { advertiser_id: advertiserId })
      .then((contact) => contact && !isLeft && dispatch({ type: 'businessTyped', changes: contact }))
      .catch(() => undefined)
    return () => {
      isLeft = true
    }
  }, [advertiserId, dispatch, isKnown])
}
