import { type ComponentType, memo, Suspense, use, useEffect, useRef, useState } from 'react'
import { servedPart } from '../browser/use-is-hydrated.ts'
import { useTranslator } from './i18n-context.ts'
import type { MessageArea } from './messages.ts'
import type { Translator } from './translator.ts'

type AddAreas = Pick<Translator<MessageArea>, 'addAreas'>

/** A component, and the way to have its code and texts here before it is drawn. */
export type LatePart<P extends object> = ComponentType<P> & {
  bring: (translator: AddAreas) => Promise<unknown>
}

/** What the server drew stays as it is: text and links work, and a reload tries again. */
const never = new Promise<never>(() => undefined)

/**
 * A part of a page that the server draws and whose code and texts come once the rest of the page is alive. Until then
 * what was served stays, and a change that reaches it would clear it: its props are to be ids that stay the same.
 * A page that is not served has its parts brought before it is shown.
 */
export function latePart<P extends object>(
  areas: readonly MessageArea[],
  load: () => Promise<ComponentType<P>>,
): LatePart<P> {
  let Loaded: ComponentType<P> | null = null
  const bring = async (translator: AddAreas) => {
    const [component] = await Promise.all([load(), translator.addAreas(areas)])
    Loaded = component
  }
  let life: Promise<unknown> | null = null
  const staysAsServed = () => {
    life = null
    return never
  }

  function Part({ onAlive, ...props }: P & { onAlive: () => void }) {
    const translator = useTranslator()
    useEffect(onAlive, [onAlive])
    if (life || !Loaded) use((life ??= bring(translator).catch(staysAsServed)))
    return Loaded && <Loaded {...(props as unknown as P)} />
  }
  const Late = memo(function Late(props: P) {
    const hydrated = useRef<() => void>(() => undefined)
    const [onAlive] = useState(() => () => hydrated.current())
    useEffect(() => (Loaded ? undefined : (hydrated.current = servedPart())), [])
    return (
      <Suspense>
        <Part {...props} onAlive={onAlive} />
      </Suspense>
    )
  })
  return Object.assign(Late as unknown as ComponentType<P>, { bring })
}
