import type { UnknownAction } from '@reduxjs/toolkit'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import type { RootState } from '../../shared/store/root-reducer.ts'
import { notLoadedShown } from '../../shared/toasts/not-loaded.ts'

/**
 * A mount whose code comes when the page is one that needs it, or becomes one. Without the code the page works on.
 * With `failed`, a person waits for it: an error is shown, and that event ends the need.
 */
export function lazyMount(
  isNeeded: (state: RootState) => boolean,
  load: () => Promise<ComponentType>,
  failed?: UnknownAction,
): ComponentType {
  return function LazyMount() {
    const isOn = useAppSelector(isNeeded)
    const [Loaded, setLoaded] = useState<ComponentType | null>(null)
    const t = useT()
    const dispatch = useAppDispatch()
    const giveUp = useEffectEvent(() => {
      if (!failed) return
      dispatch(notLoadedShown(t))
      dispatch(failed)
    })
    useEffect(() => {
      if (!isOn) return
      load().then(
        (loaded) => setLoaded(() => loaded),
        () => giveUp(),
      )
    }, [isOn])
    return isOn && Loaded && <Loaded />
  }
}
