import type { FoundBoard, FoundPin, FoundSection } from './library-source.ts'

type Place = Pick<FoundPin, 'ref' | 'boardRef' | 'sectionRef'>
type AboutBoard = Partial<Pick<FoundBoard, 'description' | 'privacy'>>

interface Placed {
  /** What is found before the pin: its board or section, when it is their first. */
  before: (FoundBoard | FoundSection)[]
  place: Place
}

/**
 * Boards by their names and who may see them, sections by their names; each is found with its first pin, so that none
 * is empty.
 */
export class FoundBoards {
  readonly #boards = new Map<string, { ref: string; sections: Map<string, string> }>()

  #pins = 0

  /** The place of the next pin. */
  place(name: string, section: string | null = null, about: AboutBoard = {}): Placed {
    const before: Placed['before'] = []
    this.#pins += 1
    const ref = `pin-${this.#pins}`
    const key = `${name}\0${about.privacy ?? ''}`
    let board = this.#boards.get(key)
    if (!board) {
      board = { ref: `board-${this.#boards.size + 1}`, sections: new Map() }
      this.#boards.set(key, board)
      before.push({ type: 'board', ref: board.ref, name, description: '', privacy: null, ...about })
    }
    const { ref: boardRef, sections } = board
    if (section === null || section === '') return { before, place: { ref, boardRef, sectionRef: null } }
    let sectionRef = sections.get(section)
    if (sectionRef === undefined) {
      sectionRef = `${boardRef}-section-${sections.size + 1}`
      sections.set(section, sectionRef)
      before.push({ type: 'section', ref: sectionRef, boardRef, title: section })
    }
    return { before, place: { ref, boardRef, sectionRef } }
  }
}

const JOINED_BY = ' / '

/** Of nested folders the first is the board, what is below it the section. */
export const boardOfFolders = ([board = '', ...sections]: readonly string[]) => ({
  board,
  section: sections.filter((name) => name !== '').join(JOINED_BY) || null,
})
