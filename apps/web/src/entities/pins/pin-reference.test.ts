import { describe, expect, it } from 'vitest'
import { isPinId, pinIdOf } from './pin-reference.ts'

describe('a reference to a pin', () => {
  it.each([
    ['blue-sofa--123', '123'],
    ['a--b--123', '123'],
    ['--7', '7'],
  ])('C-2.31 %s names the pin after the double hyphen', (reference, id) => {
    expect(pinIdOf(reference)).toBe(id)
  })

  it.each([
    ['123', '123'],
    ['a-b', 'a-b'],
  ])('C-2.32 %s without a double hyphen is the id itself', (reference, id) => {
    expect(pinIdOf(reference)).toBe(id)
  })

  it('can name a pin only as a decimal id', () => {
    expect([isPinId('123'), isPinId(''), isPinId('a-b'), isPinId('1'.repeat(20))]).toEqual([
      true,
      false,
      false,
      false,
    ])
  })
})
