type VisibilityOptions<Thing> = {
  selector: string
  /** What an element that comes into view shows; elements that show the same thing count once. */
  thingOf: (element: HTMLElement) => Thing | undefined
  /** How much of a thing must be in view, from 0 to 1. */
  share: number
  onEnter: (thing: Thing) => void
  onExit: (thing: Thing) => void
}

/** Follows which of the page's elements are in view, those added later included; the returned function stops it. */
export function watchVisibility<Thing>({
  selector,
  thingOf,
  share,
  onEnter,
  onExit,
}: VisibilityOptions<Thing>): () => void {
  const shown = new Map<Element, Thing>()
  const leave = (element: Element) => {
    const thing = shown.get(element)
    if (thing === undefined) return
    shown.delete(element)
    if (![...shown.values()].includes(thing)) onExit(thing)
  }
  const enter = (element: HTMLElement) => {
    const thing = thingOf(element)
    if (thing === undefined) return
    shown.set(element, thing)
    onEnter(thing)
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio } of entries) {
        if (!isIntersecting || intersectionRatio < share) leave(target)
        else if (!shown.has(target)) enter(target as HTMLElement)
        if (!target.isConnected) observer.unobserve(target)
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
      addedNodes.forEach((node) => each(node, (found) => observer.observe(found)))
  })
  each(document.body, (found) => observer.observe(found))
  changes.observe(document.body, { childList: true, subtree: true })
  return () => {
    changes.disconnect()
    observer.disconnect()
  }
}
