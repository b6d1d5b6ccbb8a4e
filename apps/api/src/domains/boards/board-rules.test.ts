import { describe, expect, it } from 'vitest'
import {
  archived,
  merged,
  pinsAdded,
  pinsMoved,
  sectionAdded,
  sectionRemoved,
  shortlisted,
  unarchived,
} from './board-rules.ts'
import { slugOf } from './board-slug.ts'

const loose = { boardId: '1', sectionId: null }
const section = { boardId: '1', sectionId: '10' }
const elsewhere = { boardId: '2', sectionId: null }

describe('counts of a board', () => {
  it('C-4.26 moving three pins takes them from board and section and gives them to the other board', () => {
    expect(pinsMoved([section, section, section], elsewhere)).toEqual([
      { ...section, pins: -3 },
      { ...elsewhere, pins: 3 },
    ])
  })

  it('leave out what cancels: a pin moved to where it is', () => {
    expect(pinsMoved([loose], loose)).toEqual([])
    expect(merged([pinsAdded(elsewhere), pinsAdded(loose)]).map(({ boardId }) => boardId)).toEqual(['1', '2'])
  })

  it('C-4.27 adding or deleting a section changes section_count', () => {
    expect(sectionAdded({ sectionCount: 1 }).sectionCount).toBe(2)
    expect(sectionRemoved({ sectionCount: 1 }).sectionCount).toBe(0)
    expect(sectionRemoved({ sectionCount: 0 }).sectionCount).toBe(0)
  })
})

describe('an archive', () => {
  const now = new Date('2026-05-01T12:00:00Z')

  it('C-4.35 sets the archive time to now', () => {
    expect(archived({ archivedAt: null }, now).archivedAt).toEqual(now)
  })

  it('C-4.36 clears the archive time again', () => {
    expect(unarchived({ archivedAt: now }).archivedAt).toBeNull()
  })
})

describe('the shortlist', () => {
  it('C-4.23 begins with the board saved to last', () => {
    const at = (day: number) => new Date(Date.UTC(2026, 0, day))
    const boards = [1, 2, 3].map((day) => ({ id: day, lastPinAt: at(day) }))
    expect(shortlisted(boards, 2).map(({ id }) => id)).toEqual([3, 2])
    const saved = boards.map((board) => (board.id === 1 ? { ...board, lastPinAt: at(9) } : board))
    expect(shortlisted(saved, 2).map(({ id }) => id)).toEqual([1, 3])
  })
})

describe('the address of a name', () => {
  it.each([
    ['My Blue Sofa!', 'my-blue-sofa'],
    ['  Wide   space ', 'wide-space'],
    ['Crème & Café', 'crème-café'],
    ['日本の庭', '日本の庭'],
    ['pins', 'pins-1'],
    ['!!!', '77'],
  ])('of %s is %s', (name, slug) => expect(slugOf(name, '77')).toBe(slug))
})
