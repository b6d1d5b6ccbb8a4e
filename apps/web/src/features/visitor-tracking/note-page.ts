import { landingPage, searchIn, type VisitedPage } from '@tessera/shared-tracking'
import { noteVisitor } from '../../entities/visitor/note-visitor.ts'
import type { RootState } from '../../shared/store/root-reducer.ts'

const PIN = /^\/pin\/(\d{1,19})\/?$/
const MAX_PATH = 200

/** The page as it is noted: of addresses the words of a search, and of pages of no class only which they are. */
function visitedPage(path: string): Omit<VisitedPage, 'ts'> {
  const pageType = landingPage(path)
  const [pathname = '/'] = path.split(/[?#]/)
  if (pageType === null)
    return { path: `/${pathname.split('/')[1] ?? ''}/`.slice(0, MAX_PATH), pageType: 'other' }
  const search = searchIn(path)
  const words = search ? `?${new URLSearchParams({ q: search.query })}` : ''
  return { path: (pathname + words).slice(0, MAX_PATH), pageType }
}

/** Notes a page that a visitor was shown, and the search or the pin it is of. */
export function notePage(state: RootState, path: string): void {
  noteVisitor(state, { type: 'pageShown', page: visitedPage(path) })
  const search = searchIn(path)
  if (search) noteVisitor(state, { type: 'searched', search })
  const pinId = PIN.exec(path.split(/[?#]/)[0] ?? '')?.[1]
  if (pinId !== undefined) noteVisitor(state, { type: 'closeupShown', pinId })
}
