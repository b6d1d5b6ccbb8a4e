import { describe, expect, it } from 'vitest'
import { nextItem } from './menu-focus.ts'

describe('keys in a menu', () => {
  it.each([
    ['ArrowDown', 2, 0],
    ['ArrowDown', -1, 0],
    ['ArrowUp', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['a', 1, null],
  ])('%s from item %i of three leads to %s', (key, current, next) => {
    expect(nextItem(key, current, 3)).toBe(next)
  })

  it('lead nowhere in an empty menu', () => {
    expect(nextItem('ArrowDown', -1, 0)).toBeNull()
  })
})
