export const reloadPage = (): void => window.location.reload()

/** Leaves for another page of the site by a full load, so that everything is asked for anew. */
export const openPage = (path: string): void => window.location.assign(path)

/** One parameter behind the `#` of the address, which no server ever sees. */
export const fragmentParameter = (name: string): string | null =>
  new URLSearchParams(window.location.hash.slice(1)).get(name)
