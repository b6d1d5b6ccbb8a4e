import { isReservedUsername } from '@tessera/api-types/identity/reserved-usernames'
import { feedAttribution, type PageView, pageView, surfaceName } from '@tessera/shared-tracking'

export type TrackedPage = PageView & {
  /** The feed of this page, `none` where it is no feed. */
  surface: string
  /** The feed the page's own pin was met in. */
  metIn: string
  /** What telemetry calls the page. */
  name: string | null
  query: string | null
  /** The search that the page's own pin was met in. */
  metBy: string | null
}

const queryOf = (path: string): string | null => feedAttribution(path)?.query ?? null

const surfaceOf = (path: string): string => feedAttribution(path)?.surface ?? 'none'

/** What events know of the page at a path that was reached from another one. */
export const trackedPage = (path: string, from: string | null): TrackedPage => ({
  ...pageView(path, (name) => !isReservedUsername(name)),
  surface: surfaceOf(path),
  metIn: from === null ? 'none' : surfaceOf(from),
  name: surfaceName(path),
  query: queryOf(path),
  metBy: from === null ? null : queryOf(from),
})

/** The feed that an event about something belongs to. */
export const surfaceFor = ({ object_id_str, metIn, surface }: TrackedPage, id: string | undefined): string =>
  id !== undefined && id === object_id_str ? metIn : surface
