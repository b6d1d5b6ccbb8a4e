import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { onScrolledFar } from '../../shared/browser/scrolled-far.ts'
import { localStore } from '../../shared/browser/storage.ts'

const DISMISSED = 'sign_up_banner_dismissed'
const FAR_SCREENS = 4
/** On these pages a visitor signs up or logs in already. */
const OWN_WAYS = /^\/(?:signup|login|password|email)(?:\/|$)/

/** Whether a visitor has looked around enough to be offered an account, until they let it be. */
export function useSignUpOffer(isVisitor: boolean) {
  const { pathname, search } = useLocation()
  const [hasBrowsed, setHasBrowsed] = useState(false)
  const [isDismissed, setDismissed] = useState(() => localStore.read(DISMISSED) !== null)
  const waits = isVisitor && !hasBrowsed && !isDismissed
  useEffect(() => (waits ? onScrolledFar(FAR_SCREENS, () => setHasBrowsed(true)) : undefined), [waits])
  return {
    isOffered: isVisitor && hasBrowsed && !isDismissed && !OWN_WAYS.test(pathname),
    path: pathname + search,
    dismiss() {
      localStore.write(DISMISSED, '1')
      setDismissed(true)
    },
  }
}
