import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { isConnected } from '../browser/connection.ts'
import { useAppDispatch } from '../store/hooks.ts'
import { toastShown } from '../toasts/toast-slice.ts'
import { useTranslator } from './i18n-context.ts'
import type { MessageArea } from './messages.ts'

type Dismissable = { onDismiss?: () => void }

/**
 * A part whose code and texts come when it is first shown: dialogs and other things of a second thought.
 * When they do not come, the person is told and the part is dismissed.
 */
export function partWithTexts<P extends Dismissable>(
  areas: readonly MessageArea[],
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  function PartWithTexts(props: P) {
    const [Part, setPart] = useState<ComponentType<P> | null>(null)
    const translator = useTranslator()
    const dispatch = useAppDispatch()
    const giveUp = useEffectEvent(() => {
      const text = translator.t(isConnected() ? 'error.default' : 'offline.toast')
      dispatch(toastShown({ text, tone: 'error' }))
      props.onDismiss?.()
    })
    useEffect(() => {
      let isGone = false
      Promise.all([load(), translator.addAreas(areas)]).then(
        ([loaded]) => !isGone && setPart(() => loaded),
        () => !isGone && giveUp(),
      )
      return () => {
        isGone = true
      }
    }, [translator])
    return Part && <Part {...props} />
  }
  return PartWithTexts
}
