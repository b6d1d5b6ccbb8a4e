import { describe, expect, it } from 'vitest'
import {
  imageDimensions,
  imagePath,
  imageSizeRules,
  imageUrl,
  parseImagePath,
  pinImageSizes,
} from './image-path.ts'

const signature = 'abcdef0123456789abcdef0123456789'

const ICONS_OF_SITES = ['192x192', '512x512']

describe('image paths', () => {
  it('C-3.05 a pin has nine image sizes', () => {
    expect([...pinImageSizes].toSorted()).toEqual(
      ['136x136', '170x', '236x', '474x', '564x', '600x315', '60x60', '736x', 'orig'].toSorted(),
    )
  })

  it('C-3.07 the first six characters of the signature are the folders, two by two', () => {
    expect(imagePath(signature, '474x')).toBe(`/474x/ab/cd/ef/${signature}.jpg`)
  })

  it('C-3.08 I-7.54 a path built without a size is 474 wide; 75x75 and 236x can be asked for', () => {
    expect(imagePath('abcdef123')).toBe('/474x/ab/cd/ef/abcdef123.jpg')
    expect((['75x75', '236x', '474x'] as const).map((size) => imagePath('abcdef123', size))).toEqual([
      '/75x75/ab/cd/ef/abcdef123.jpg',
      '/236x/ab/cd/ef/abcdef123.jpg',
      '/474x/ab/cd/ef/abcdef123.jpg',
    ])
  })

  it('C-3.09 75x75 is a tenth size, square and only a path', () => {
    const ofPins = Object.keys(imageSizeRules).filter((size) => !ICONS_OF_SITES.includes(size))
    expect(ofPins).toHaveLength(10)
    expect(pinImageSizes).not.toContain('75x75')
    expect(imageDimensions('75x75', { width: 900, height: 1600 })).toEqual({
      width: 75,
      height: 75,
    })
  })

  it('every built path parses back', () => {
    for (const size of [...pinImageSizes, '75x75'] as const)
      expect(parseImagePath(imagePath(signature, size))).toEqual({ size, signature })
    expect(imageUrl('https://img.example', signature, 'orig')).toBe(
      `https://img.example/orig/ab/cd/ef/${signature}.jpg`,
    )
  })

  it.each([
    `/999x/ab/cd/ef/${signature}.jpg`,
    `/constructor/ab/cd/ef/${signature}.jpg`,
    `/474x/ab/cd/ee/${signature}.jpg`,
    `/474x/ab/cd/ef/${signature}.png`,
    `/474x/ab/cd/ef/${signature.toUpperCase()}.jpg`,
    `/474x/../cd/ef/${signature}.jpg`,
    `/474x/ab/cd/ef/${signature}.jpg/..`,
    '',
  ])('%s is no image path', (path) => {
    expect(parseImagePath(path)).toBeUndefined()
  })

  it('a width size keeps the shape and never enlarges', () => {
    expect(imageDimensions('236x', { width: 1000, height: 1500 })).toEqual({
      width: 236,
      height: 354,
    })
    expect(imageDimensions('736x', { width: 300, height: 200 })).toEqual({
      width: 300,
      height: 200,
    })
    expect(imageDimensions('236x', { width: 9000, height: 1 })).toEqual({ width: 236, height: 1 })
    expect(imageDimensions('orig', { width: 9000, height: 4 })).toEqual({ width: 9000, height: 4 })
  })
})
