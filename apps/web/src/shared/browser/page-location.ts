export const reloadPage = (): void => window.location.reload()

/** Leaves for another page of the site by a full load, so that everything is asked for anew. */
export const openPage = (path: string): void => window.location.assign(path)

/** The path that the address bar shows. */
export const currentPathname = (): string => window.location.pathname
