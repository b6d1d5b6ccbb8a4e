import type { PageData, RequestContext } from '@tessera/api-types/page/request-context'
import type { RootState } from '../../shared/store/root-reducer.ts'
import { ELEMENT, type EmbeddedError, type RouteManifest } from './page-elements.ts'

/** What the page data element holds. */
export type EmbeddedPage = { requestContext: RequestContext; pageData: PageData; siteName: string }

/** An error of the server, raised again in the browser. */
export class PlatformError extends Error {
  override name = 'PlatformError'

  constructor({ message, stack }: EmbeddedError) {
    super(message)
    this.stack = stack
  }
}

// The elements are written by our own renderer from values of these types.
function readElement<T>(page: Document, id: string): T | null {
  const text = page.getElementById(id)?.textContent
  return text ? (JSON.parse(text) as T) : null
}

export function throwEmbeddedError(page: Document): void {
  const error = readElement<EmbeddedError>(page, ELEMENT.serverError)
  if (error) throw new PlatformError(error)
}

export function readPage(page: Document): EmbeddedPage {
  const embedded = readElement<EmbeddedPage>(page, ELEMENT.pageData)
  if (!embedded) throw new Error(`The element "${ELEMENT.pageData}" is missing: the app cannot start.`)
  return embedded
}

export const readState = (page: Document) => readElement<Partial<RootState>>(page, ELEMENT.state) ?? {}

export const readRouteManifest = (page: Document) => readElement<RouteManifest>(page, ELEMENT.routeManifest)

/** Whether somebody is signed in, of a value that should be a boolean; another one is reported and coerced. // spec 001 §5 */
export function readIsAuth(isAuth: unknown, report: (error: Error) => void): boolean {
  if (typeof isAuth === 'boolean') return isAuth
  report(new TypeError('isAuth is no boolean'))
  return Boolean(isAuth)
}
