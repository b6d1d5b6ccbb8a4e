/** Stands for the whole board where a section is named. */
export const WHOLE_BOARD = '-1'

/** What of a board an action is about. */
export type BlockingScope = { kind: 'board' } | { kind: 'unorganized' } | { kind: 'section'; id: string }

export function blockingScope(sectionId: string | null | undefined): BlockingScope {
  if (sectionId === undefined || sectionId === null) return { kind: 'unorganized' }
  return sectionId === WHOLE_BOARD ? { kind: 'board' } : { kind: 'section', id: sectionId }
}
