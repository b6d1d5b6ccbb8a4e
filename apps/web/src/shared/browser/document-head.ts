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

/** Puts these tags into the head, in the place of those of the page before. */
export function replaceHeadTags(tags: readonly HeadTag[]): void {
  for (const old of document.head.querySelectorAll(`[${HEAD_MARK}]`)) old.remove()
  document.head.append(...tags.map(element))
}
