/** Between the name of a page and that of the site. */
const TITLE_SEPARATOR = ' · '

export const documentTitle = (title: string | undefined, site: string): string =>
  title === undefined ? site : [title, site].join(TITLE_SEPARATOR)

/** Names the document anew while its page is at a further step. */
export function retitle(title: string): void {
  const site = document.title.split(TITLE_SEPARATOR).at(-1)
  document.title = [title, site].join(TITLE_SEPARATOR)
}

/** Names the document after its page. */
export function nameDocument(title: string | undefined, site: string): void {
  document.title = documentTitle(title, site)
}
