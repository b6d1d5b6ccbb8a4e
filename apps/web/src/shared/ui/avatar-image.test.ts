import { describe, expect, it } from 'vitest'
import { initials, ownImage, tintOf } from './avatar-image.ts'

describe('the picture of a person', () => {
  it('I-3.12 is none where the address is one of the numbered placeholders', () => {
    expect(ownImage('https://i.site/user/default_3.png')).toBeNull()
    expect(ownImage('default_12.png')).toBeNull()
    expect(ownImage(null)).toBeNull()
    expect(ownImage('https://i.site/75x75/a.jpg')).toBe('https://i.site/75x75/a.jpg')
  })

  it('falls back to the initials of the first and the last name', () => {
    expect(initials('Mira de la Cruz')).toBe('MC')
    expect(initials(' ünal ')).toBe('Ü')
    expect(initials('')).toBe('')
  })

  it('keeps the tint of a name', () => {
    expect(tintOf('mira')).toBe(tintOf('mira'))
  })
})
