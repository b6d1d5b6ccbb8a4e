type Sights = {
  /** The data attribute that names what is watched, such as `pinId` for `data-pin-id`. */
  name: string
  selector: string
  /** How much of a thing must be in view, from 0 to 1. */
  share: number
  onEnter: (id: string) => void
  onExit: (id: string) => void
}

/** Follows which of the page's elements are in view, those that come later included; the answer ends it. */
export function watchSights({ name, selector, share, onEnter, onExit }: Sights): () => void {
  const shown = new Map<Element, string>()
  const leave = (element: Element) => {
    const id = shown.get(element)
    if (id === undefined) return
    shown.delete(element)
    if (![...shown.values()].includes(id)) onExit(id)
  }
  const sights = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio } of entries) {
        const id = (target as HTMLElement).dataset[name]
        if (!isIntersecting || intersectionRatio < share || id === undefined) leave(target)
        else if (!shown.has(target)) {
          shown.set(target, id)
          onEnter(id)
        }
        if (!target.isConnected) sights.unobserve(target)
      }
    },
    { threshold: share },
  )
  const watched = (node: Node) => (node instanceof Element ? node : null)
  const each = (node: Node, act: (element: Element) => void) => {
    const element = watched(node)
    if (element?.matches(selector)) act(element)
    element?.querySelectorAll(selector).forEach(act)
  }
  const changes = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      addedNodes.forEach((node) => each(node, (found) => sights.observe(found)))
  })
  each(document.body, (found) => sights.observe(found))
  changes.observe(document.body, { childList: true, subtree: true })
  return () => {
    changes.disconnect()
    sights.disconnect()
  }
}
