import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router-dom'
import { applyHead } from '../../shared/browser/document-head.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { useSite } from '../site-context.ts'
import { headTags, pageTitle } from './head-tags.ts'
import { isPageHandle, type PageHead } from './page-module.ts'

const isSame = (a: PageHead | undefined, b: PageHead | undefined) => JSON.stringify(a) === JSON.stringify(b)

/** Keeps title and head tags true to the page shown, as the server wrote them for the first one. */
export function HeadSync() {
  const { pathname, search } = useLocation()
  const match = useMatches().at(-1)
  const { name, origin } = useSite()
  const handle = isPageHandle(match?.handle) ? match.handle : undefined
  const head = useAppSelector(
    (state) =>
      handle?.head?.({ state, params: match?.params ?? {}, url: new URL(pathname + search, origin) }),
    isSame,
  )
  useEffect(() => applyHead(pageTitle(head, name), head ? headTags(head, origin) : []), [head, name, origin])
  return null
}
