import { useEffect } from 'react'
import { nameDocument } from '../../shared/browser/document-title.ts'
import type { MessageArea } from '../../shared/i18n/messages.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { useSite } from '../site-context.ts'
import type { PageHead } from './page-module.ts'
import type { ShownPage } from './use-shown-page.ts'

const isSame = (a: PageHead | undefined, b: PageHead | undefined) => JSON.stringify(a) === JSON.stringify(b)

/** Keeps title and head tags true to the page shown, as the server wrote them for the first one. */
export function HeadSync({ location: { pathname, search }, match: { module, params } }: ShownPage) {
  const t = useT<MessageArea>()
  const { name, origin } = useSite()
  const head = useAppSelector(
    (state) => module.head?.({ state, params, url: new URL(pathname + search, origin), t }),
    isSame,
  )
  useEffect(() => {
    nameDocument(head?.title, name)
    let isStale = false
    // Search engines read what the server wrote: what follows a navigation is no reason to keep a page waiting.
    void import('./head-tags.ts').then(
      ({ syncHeadTags }) => isStale || syncHeadTags(head, { name, origin }),
      () => undefined,
    )
    return () => {
      isStale = true
    }
  }, [head, name, origin])
  return null
}
