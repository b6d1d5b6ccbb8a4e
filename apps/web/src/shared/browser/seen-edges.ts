/** The part of the window that no bar of the page covers: its upper and lower edge, and its width. */
export function seenEdges(): { top: number; bottom: number; width: number } {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  return {
    width: document.documentElement.clientWidth,
    top: Number.parseFloat(scrollPaddingTop) || 0,
    bottom: window.innerHeight - (Number.parseFloat(scrollPaddingBottom) || 0),
  }
}
