import { siteTarget } from '@tessera/api-types/page/site-target'

export const DEFAULT_HOME = '/'

/** A path of this very site with its query, or the home page: nothing else may be gone to inside of it. */
export const localPath = (value: string | null | undefined): string => siteTarget(value) ?? DEFAULT_HOME

/** As `localPath`, or an address at one of the other origins of the site; for a full load only. */
export const pageTarget = (value: string | null | undefined, origins: readonly string[]): string =>
  siteTarget(value, origins) ?? DEFAULT_HOME

/** `/login/?next=…` from a place that needs a sign-in. */
export const pathToLogIn = (next: string): string => `/login/?${new URLSearchParams({ next })}`
