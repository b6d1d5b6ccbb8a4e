type HeadTag = { name: string; attributes: Record<string, string>; text?: string }

/** Marks the elements of the head that belong to the page and leave with it. */
export const HEAD_MARK = 'data-page-head'

function element({ name, attributes, text }: HeadTag): HTMLElement {
  const node = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value)
  node.setAttribute(HEAD_MARK, '')
  if (text) node.textContent = text
  return node
}

/** Between the name of a page and that of the site. */
export const TITLE_SEPARATOR = ' · '

/** Names the document anew while its page is at a further step. */
export function retitle(title: string): void {
  const site = document.title.split(TITLE_SEPARATOR).at(-1)
  document.title = [title, site].join(TITLE_SEPARATOR)
}

export function applyHead(title: string, tags: readonly HeadTag[]): void {
  document.title = title
  for (const old of document.head.querySelectorAll(`[${HEAD_MARK}]`)) old.remove()
  document.head.append(...tags.map(element))
}
