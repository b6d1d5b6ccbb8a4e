import { type ComponentType, useEffect, useState } from 'react'
import { selectRequestContext } from '../../entities/session/session-slice.ts'
import { markHydrated } from '../../shared/browser/use-is-hydrated.ts'
import { whenIdle } from '../../shared/browser/when-idle.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'

/**
 * Beside every page: what the first paint can do without comes in one chunk when the page rests.
 * Crawlers get none of it.
 */
export function DeferredLoader() {
  const isBot = useAppSelector((state) => selectRequestContext(state)?.isBot ?? true)
  const [Parts, setParts] = useState<ComponentType | null>(null)
  useEffect(markHydrated, [])
  useEffect(() => {
    if (isBot) return
    return whenIdle(() => {
      // Without the chunk the page works on: nothing here is what the visitor came for.
      import('./DeferredRoot.tsx').then(
        ({ DeferredRoot }) => setParts(() => DeferredRoot),
        () => undefined,
      )
    })
  }, [isBot])
  return Parts && <Parts />
}
