import { expect, it } from 'vitest'
import { FoundBoards } from './found-boards.ts'

it('boards of one name are one, unless fewer people may see one of them', () => {
  const boards = new FoundBoards()
  const placed = (['public', 'secret', 'public', null] as const).map((privacy) =>
    boards.place('Garden', null, { privacy }),
  )
  expect(placed.flatMap(({ before }) => before)).toMatchObject([
    { ref: 'board-1', privacy: 'public' },
    { ref: 'board-2', privacy: 'secret' },
    { ref: 'board-3', privacy: null },
  ])
  expect(placed.map(({ place }) => place.boardRef)).toEqual(['board-1', 'board-2', 'board-1', 'board-3'])
})
