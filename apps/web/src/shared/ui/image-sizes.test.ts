import { describe, expect, it } from 'vitest'
import { atSize, sourceSet } from './image-sizes.ts'

const url = 'https://i.site/236x/0a/1b/2c/0a1b2c0a1b2c0a1b2c0a1b2c0a1b2c0a.jpg'

describe('sizes of a picture', () => {
  it('stand in its path', () => {
    expect(atSize(url, '736x')).toBe('https://i.site/736x/0a/1b/2c/0a1b2c0a1b2c0a1b2c0a1b2c0a1b2c0a.jpg')
    expect(atSize('/picture.png', '736x')).toBe('/picture.png')
  })

  it('are offered to the browser as far as the picture has the pixels', () => {
    expect(sourceSet(url, 1000)).toContain('/736x/')
    expect(sourceSet(url, 300)).not.toContain('/736x/')
    expect(sourceSet('/picture.png', 1000)).toBeUndefined()
  })
})
