import { describe, expect, it } from 'vitest'
import { textParts } from './text-parts.ts'

const linksOf = (words: string) =>
  textParts(words).flatMap(({ address, tag }) => address ?? (tag === undefined ? [] : `#${tag}`))

describe('words in pieces', () => {
  it('nothing is lost or doubled', () => {
    const words = 'See https://a.test/x, (www.b.test) and #light_blue; not a@www.c.test.'
    const parts = textParts(words)
    expect(parts.map(({ text }) => text).join('')).toBe(words)
    expect(parts.filter(({ address, tag }) => address ?? tag)).toEqual([
      { text: 'https://a.test/x', address: 'https://a.test/x' },
      { text: 'www.b.test', address: 'https://www.b.test/' },
      { text: '#light_blue', tag: 'light_blue' },
    ])
  })

  it.each([
    ['https://a.test/x.', ['https://a.test/x']],
    ['https://a.test/x?!', ['https://a.test/x']],
    ['“https://a.test/”', ['https://a.test/']],
    ['(https://a.test/b)', ['https://a.test/b']],
    ['https://a.test/b_(c)', ['https://a.test/b_(c)']],
    ['https://a.test/b/', ['https://a.test/b/']],
    ['https://a.test/?q=1&r=#x', ['https://a.test/?q=1&r=#x']],
    ['HTTPS://A.test', ['https://a.test/']],
    ['https://a.test/🙂', ['https://a.test/']],
    ['https://пример.test/д', ['https://xn--e1afmkfd.test/%D0%B4']],
    ['https://', []],
    ['https://bank.test@evil.test/', []],
    ['javascript:alert(1) data:text/html,x //evil.test', []],
    ['ada@www.a.test', []],
    ['#Été2026 #1 ##two a#three &#39; #4ever', ['#Été2026', '#4ever']],
    ['#日本 #خزف', ['#日本', '#خزف']],
    ['#one#two', ['#one']],
  ])('%j leads to %j', (words, links) => {
    expect(linksOf(words)).toEqual(links)
  })

  it.each(['#', '# ', 'www.', 'https://a.test/)', ')', '1_', '!', '((', '🙂'])(
    'a long run of %j is read at once',
    (piece) => {
      const begun = process.cpuUsage()
      textParts(`https://a.test/${piece.repeat(20_000 / piece.length)}`)
      textParts(`#${piece.repeat(20_000 / piece.length)}`)
      expect(process.cpuUsage(begun).user / 1_000).toBeLessThan(500)
    },
  )
})
