import { expect, it } from 'vitest'
import { embedOf } from './embed-rules.ts'

it.each([
  [
    'https://www.youtube.com/watch?v=abcdefghijk',
    'https://www.youtube-nocookie.com/embed/abcdefghijk',
    'youtube',
  ],
  [
    'https://youtube.com/watch?t=3&v=abcdefghijk',
    'https://www.youtube-nocookie.com/embed/abcdefghijk',
    'youtube',
  ],
  ['https://youtu.be/abcdefghi-k?t=3', 'https://www.youtube-nocookie.com/embed/abcdefghi-k', 'youtube'],
  ['https://vimeo.com/123456', 'https://player.vimeo.com/video/123456', 'vimeo'],
  [
    'https://www.dailymotion.com/video/x8abcde',
    'https://www.dailymotion.com/embed/video/x8abcde',
    'dailymotion',
  ],
])('C-3.10 a link to %s has the player %s', (link, src, subtype) => {
  expect(embedOf(link)).toEqual({ src, type: 'iframe', subtype })
})

it.each([
  null,
  'https://youtube.com.evil.test/watch?v=abcdefghijk',
  'https://www.youtube.com/watch?v=abcdefghijklm',
  'https://vimeo.com/about',
  'ftp://vimeo.com/1234',
  'no address',
])('%s has none', (link) => {
  expect(embedOf(link)).toBeNull()
})
