import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { useAppDispatch } from '../store/hooks.ts'
import { notLoadedShown } from '../toasts/not-loaded.ts'
import { useTranslator } from './i18n-context.ts'
import type { MessageArea } from './messages.ts'

type Dismissable = { onDismiss?: () => void }

/**
 * A component whose code and texts load when it is first shown, such as a dialog.
 * When they do not load, an error is shown, unless nobody asked for it (`isQuiet`), and the component is dismissed.
 * `Waiting` is shown until they are here.
 */
export function lazyComponent<P extends Dismissable>(
  areas: readonly MessageArea[],
  load: () => Promise<ComponentType<P>>,
  Waiting?: ComponentType<P>,
  isQuiet?: boolean,
): ComponentType<P> {
  function LazyComponent(props: P) {
    const [Loaded, setLoaded] = useState<ComponentType<P> | null>(null)
    const translator = useTranslator()
    const dispatch = useAppDispatch()
    const giveUp = useEffectEvent(() => {
      if (!isQuiet) dispatch(notLoadedShown(translator.t))
      props.onDismiss?.()
    })
    useEffect(() => {
      let isGone = false
      Promise.all([load(), translator.addAreas(areas)]).then(
        ([loaded]) => !isGone && setLoaded(() => loaded),
        () => !isGone && giveUp(),
      )
      return () => {
        isGone = true
      }
    }, [translator])
    const Shown = Loaded ?? Waiting
    return Shown && <Shown {...props} />
  }
  return LazyComponent
}
