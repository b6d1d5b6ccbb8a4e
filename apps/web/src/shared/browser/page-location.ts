export const reloadPage = (): void => window.location.reload()

/** Leaves for another page of the site by a full load, so that everything is asked for anew. */
export const openPage = (path: string): void => window.location.assign(path)

/** As `openPage`, in place of the present page: the way back does not lead here. */
export const replacePage = (path: string): void => window.location.replace(path)

/** The path that the address bar shows. */
export const currentPathname = (): string => window.location.pathname

/** The full address that the address bar shows. */
export const currentUrl = (): string => window.location.href

/** Where the visitor came from, as far as the browser reports it. */
export const currentReferrer = (): string => document.referrer

/** The `next` parameter of the address; null without one. */
export const currentNext = (): string | null => new URLSearchParams(window.location.search).get('next')

/** Path and search part that the address bar shows. */
export const currentAddress = (): string => window.location.pathname + window.location.search
