/** Brings an element into the part of its list that is seen, with as little movement as can be. */
export const scrollIntoNearView = (element: Element | null): void =>
  element?.scrollIntoView?.({ block: 'nearest' })
