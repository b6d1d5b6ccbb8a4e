import { describe, expect, it } from 'vitest'
import { cameFrom } from './came-from.ts'

const HOST = 'https://images.site.test'
const save = (media: string) =>
  `/pin-builder/?${new URLSearchParams({ url: 'https://a.test', media, description: 'A blue door' })}`

describe('the idea a visitor came from', () => {
  it('I-2.46 is told by next with url, media and description', () => {
    expect(cameFrom(save('/images/236x/ab/cd/ef/abcdef.jpg'), ['/pin/7/'], '/images')).toEqual({
      kind: 'saved',
      path: '/pin-builder/',
      media: '/images/236x/ab/cd/ef/abcdef.jpg',
      description: 'A blue door',
    })
    expect(cameFrom(save(`${HOST}/236x/a.jpg`), [], HOST)).toMatchObject({ media: `${HOST}/236x/a.jpg` })
  })

  it('I-2.49 shows no picture of a foreign host', () => {
    for (const media of [
      'https://evil.test/a.jpg',
      '//evil.test/a.jpg',
      `${HOST}.evil.test/a.jpg`,
      'javascript:1',
      '/images/236x/a.jpg',
    ])
      expect(cameFrom(save(media), [], HOST)).toMatchObject({ kind: 'saved', media: null })
    expect(cameFrom(save('//evil.test/images/a.jpg'), [], '')).toMatchObject({ media: null })
  })

  it('I-2.47 is otherwise the newest pin among the visited pages', () => {
    expect(cameFrom(null, ['/login/', '/pin/8/', '/pin/7/'], HOST)).toEqual({ kind: 'visited', pinId: '8' })
    expect(cameFrom('/pin/9/', ['/pin/7/'], HOST)).toEqual({ kind: 'visited', pinId: '9' })
    expect(cameFrom('https://evil.test/pin/1/', ['/ada/'], HOST)).toBeNull()
  })
})
