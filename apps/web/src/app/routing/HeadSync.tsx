import { useEffect } from 'react'
import { applyHead } from '../../shared/browser/document-head.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { useSite } from '../site-context.ts'
import { headTags, pageTitle } from './head-tags.ts'
import type { PageHead } from './page-module.ts'
import type { ShownPage } from './use-shown-page.ts'

const isSame = (a: PageHead | undefined, b: PageHead | undefined) => JSON.stringify(a) === JSON.stringify(b)

/** Keeps title and head tags true to the page shown, as the server wrote them for the first one. */
export function HeadSync({ location: { pathname, search }, match: { module, params } }: ShownPage) {
  const t = useT()
  const { name, origin } = useSite()
  const head = useAppSelector(
    (state) => module.head?.({ state, params, url: new URL(pathname + search, origin), t }),
    isSame,
  )
  useEffect(() => applyHead(pageTitle(head, name), headTags(head, { name, origin })), [head, name, origin])
  return null
}
