import { expect, it } from 'vitest'
import { picturesSource } from './pictures-source.ts'
import { readable, sourceFile } from './testing/source-testing.ts'

it('makes boards of folders, sections of folders in them, and titles of file names', async () => {
  const { pins, faults } = await readable(
    picturesSource,
    sourceFile('loose.png', 'x'),
    sourceFile('Kitchen/one_shelf.PNG', 'x'),
    sourceFile('Kitchen/Lamps/Paper/lamp.v2.png', 'x'),
    sourceFile('Kitchen/notes.txt', 'milk'),
    sourceFile('Kitchen/phone.heic', 'x'),
    sourceFile('__MACOSX/Kitchen/._one_shelf.PNG', 'x'),
    sourceFile('Kitchen/.DS_Store', 'x'),
    sourceFile('Kitchen/Thumbs.db', 'x'),
  )
  expect(pins.map(({ board, section, title, picture }) => [board, section, title, picture])).toEqual([
    ['Pictures', undefined, 'loose', { file: 'loose.png' }],
    ['Kitchen', undefined, 'one shelf', { file: 'Kitchen/one_shelf.PNG' }],
    ['Kitchen', 'Lamps / Paper', 'lamp.v2', { file: 'Kitchen/Lamps/Paper/lamp.v2.png' }],
  ])
  expect(faults).toEqual([
    ['Kitchen/notes.txt', 'unsupported_type'],
    ['Kitchen/phone.heic', 'unsupported_type'],
  ])
})

it('looks through one folder that holds nothing but folders', async () => {
  const { boards } = await readable(
    picturesSource,
    sourceFile('My pictures/Kitchen/a.png', 'x'),
    sourceFile('My pictures/Garden/b.png', 'x'),
    sourceFile('My pictures/read me.txt', 'hello'),
  )
  expect(boards.map(({ name }) => name)).toEqual(['Kitchen', 'Garden'])
  const single = await readable(picturesSource, sourceFile('Kitchen/Lamps/a.png', 'x'))
  expect(single.pins).toMatchObject([{ board: 'Kitchen', section: 'Lamps' }])
})

it('recognizes files by their endings', async () => {
  expect(await picturesSource.recognizes([sourceFile('a/b.JPEG', 'x')])).toBe(true)
  expect(await picturesSource.recognizes([sourceFile('__MACOSX/b.jpg', 'x'), sourceFile('a.txt', 'x')])).toBe(
    false,
  )
})
