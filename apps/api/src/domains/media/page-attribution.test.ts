import { expect, it } from 'vitest'
import { attributionOfPage } from './page-attribution.ts'
import { readPage } from './page-tags.ts'

const page = (head: string) => readPage(`<html><head>${head}</head><body></body></html>`).tags

it('C-3.39 a page names its author, their address, its license, its name and what it is', () => {
  const html = page(`<meta name="author" content="Ada Moss"><link rel="author" href="/people/ada">
    <link rel="license" href="https://creativecommons.org/licenses/by/4.0/">
    <meta property="og:site_name" content="Kiln &amp; Co"><meta property="og:type" content="video.other">`)
  expect(attributionOfPage(html, 'https://www.kiln.test/a/b')).toEqual({
    author: 'Ada Moss',
    author_url: 'https://www.kiln.test/people/ada',
    license_url: 'https://creativecommons.org/licenses/by/4.0/',
    provider_name: 'Kiln & Co',
    media_type: 'video',
  })
})

it('an author that is an address leads there; the host stands for a page without a name', () => {
  const html = page(`<meta property="article:author" content="https://kiln.test/ada">
    <meta name="twitter:creator" content="@ada"><meta property="og:type" content="article">`)
  expect(attributionOfPage(html, 'https://www.kiln.test/')).toEqual({
    author: '@ada',
    author_url: 'https://kiln.test/ada',
    license_url: null,
    provider_name: 'kiln.test',
    media_type: 'article',
  })
})

it('addresses that are none of the web are left out', () => {
  const html = page(`<meta name="author" content="Ada"><a rel="author" href="javascript:alert(1)">Ada</a>`)
  expect(attributionOfPage(html, 'https://kiln.test/')).toMatchObject({ author: 'Ada', author_url: null })
})

it('a page that names nobody has no attribution', () => {
  expect(
    attributionOfPage(page('<meta property="og:site_name" content="Kiln">'), 'https://kiln.test/'),
  ).toBeNull()
})
