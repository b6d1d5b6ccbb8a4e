import { type ComponentType, useEffect, useState } from 'react'
import { useAppSelector } from '../../shared/store/hooks.ts'
import type { RootState } from '../../shared/store/root-reducer.ts'

/** A mount whose code comes when the page is one that needs it, or becomes one. Without the code the page works on. */
export function lazyMount(
  isNeeded: (state: RootState) => boolean,
  load: () => Promise<ComponentType>,
): ComponentType {
  return function LazyMount() {
    const isOn = useAppSelector(isNeeded)
    const [Loaded, setLoaded] = useState<ComponentType | null>(null)
    useEffect(() => {
      if (!isOn) return
      load().then(
        (loaded) => setLoaded(() => loaded),
        () => undefined,
      )
    }, [isOn])
    return isOn && Loaded && <Loaded />
  }
}
