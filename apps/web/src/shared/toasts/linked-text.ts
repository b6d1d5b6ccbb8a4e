import type { ToastLink } from './toast-slice.ts'

// No name holds it: Unicode keeps it out of texts.
const PLACEHOLDER = '\uFDD0'

/** The text of a toast that names where its link leads, with the link on that name. */
export function linkedText(
  textOf: (name: string) => string,
  link: ToastLink,
): { text: string; link: ToastLink } {
  return { text: textOf(link.label), link: { ...link, at: textOf(PLACEHOLDER).indexOf(PLACEHOLDER) } }
}
