import { expect, it } from 'vitest'
import { added, moved, removed, renamed, whyNotAdded } from './shortcut-list.ts'

const shortcut = (id: string) => ({ id, label: `Page ${id}`, href: `/business/9/hub/${id}` })
const three = ['1', '2', '3'].map(shortcut)
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('')

it('B-2.65 shortcuts keep the order their reader gives them', () => {
  expect(ids(moved(three, '3', -1))).toBe('132')
  expect(ids(moved(three, '1', 1))).toBe('213')
  expect(ids(moved(three, '1', -1))).toBe('123')
  expect(ids(moved(three, '3', 1))).toBe('123')
  expect(ids(removed(three, '2'))).toBe('13')
  expect(renamed(three, '2', ' Mine ')[1]).toEqual({ ...shortcut('2'), label: 'Mine' })
})

it('B-2.65 a page is added once, and no more than eight', () => {
  expect(whyNotAdded(three, shortcut('2').href)).toBe('taken')
  expect(whyNotAdded(three, '/business/9/hub/new')).toBeNull()
  const eight = Array.from({ length: 8 }, (_, index) => shortcut(String(index)))
  expect(whyNotAdded(eight, '/business/9/hub/new')).toBe('full')
})

it('B-2.65 a long title becomes a label of 40 characters', () => {
  const [only] = added([], { ...shortcut('1'), label: ` ${'ä'.repeat(50)}` })
  expect(only?.label).toBe('ä'.repeat(40))
})
