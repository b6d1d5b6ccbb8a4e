import { expect, it } from 'vitest'
import { htmlOf, linkFrom } from './pin-words-view.ts'

it.each([
  ['A <b>bowl</b> & "more"', 'A &lt;b&gt;bowl&lt;/b&gt; &amp; &quot;more&quot;'],
  ['one\ntwo', 'one<br>two'],
  [
    'See https://kiln.test/a?b=1&c=2.',
    'See <a href="https://kiln.test/a?b=1&amp;c=2" rel="nofollow noopener ugc">https://kiln.test/a?b=1&amp;c=2</a>.',
  ],
  ['javascript:alert(1)', 'javascript:alert(1)'],
])('%s as HTML', (words, html) => {
  expect(htmlOf(words)).toBe(html)
})

it.each([
  ['https://kiln.test/a', 'https://kiln.test/a?utm_source=tessera.test&utm_medium=pin'],
  ['https://kiln.test/a?utm_source=mail', 'https://kiln.test/a?utm_source=mail'],
  [null, null],
])('the tracked link of %s is %s', (link, tracked) => {
  expect(linkFrom(link, 'https://tessera.test')).toBe(tracked)
})
