import fc from 'fast-check'
import { describe, it } from 'vitest'
import { areNaSource } from './are-na-source.ts'
import { bookmarksSource } from './bookmarks-source.ts'
import type { LibrarySource } from './library-source.ts'
import { picturesSource } from './pictures-source.ts'
import { pinrySource } from './pinry-source.ts'
import { pinterestSource } from './pinterest-source.ts'
import { rssSource } from './rss-source.ts'
import { checkSource } from './testing/check-source.ts'
import { sourceFile } from './testing/source-testing.ts'

const HTML_WORDS = [
  '<DL><p>',
  '</DL><p>',
  '<DT><H3 PERSONAL_TOOLBAR_FOLDER="true">',
  '</H3>',
  '<A HREF="https://one.example/" ADD_DATE="99999999999999999">',
  '<A HREF="javascript:1">',
  '</A>',
  '<DD>',
  '<h1 id=x>Pins</h1>',
  '<a href="https://www.pinterest.com/pin/1/">',
  '<br>Image: 0123456789abcdef0123456789abcdef,',
  '<br>Board Name: x,',
  '<br>Canonical Link: ',
  '<!--',
  '&#0;&#xD800;&amp',
  '\u0000',
  '<script>',
  '"\'',
]
const XML_WORDS = [
  '<channel>',
  '</channel>',
  '<item>',
  '</item>',
  '<entry>',
  '<title>',
  '</title>',
  '<link href="//one.example/"/>',
  '<media:content url="https://[::1]/a.jpg" width="NaN"/>',
  '<description><![CDATA[<img src="http://%zz"><script>]]></description>',
  '&unknown;',
  '<pubDate>never</pubDate>',
  ']]>',
  '<content type="xhtml"><img src="a"/></content>',
]

const jsonLike = (roots: readonly string[], keys: readonly string[]) => {
  const leaf = fc.oneof(
    fc.string(),
    fc.integer(),
    fc.constantFrom(null, true, 'https://one.example/a.jpg', 'Image', 'Text', '\u0000\uD800', '2100-13-45'),
  )
  const { thing } = fc.letrec((tie) => ({
    thing: fc.oneof(
      { maxDepth: 5 },
      leaf,
      fc.array(tie('thing'), { maxLength: 4 }),
      fc.dictionary(fc.constantFrom(...keys), tie('thing'), { maxKeys: 8 }),
    ),
  }))
  const list = fc.array(fc.dictionary(fc.constantFrom(...keys), thing, { maxKeys: 8 }), { maxLength: 5 })
  return fc
    .tuple(fc.constantFrom(...roots), list)
    .map(([root, value]) => JSON.stringify(root === '' ? value : { [root]: value }))
}

const words = (prefix: string, list: readonly string[]) =>
  fc
    .array(fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...list) }, fc.string()), { maxLength: 40 })
    .map((parts) => `${prefix}${parts.join('')}`)

const ARE_NA_KEYS = [
  'class',
  'base_class',
  'type',
  'base_type',
  'contents',
  'data',
  'title',
  'description',
  'image',
]
const PINRY_KEYS = [
  'id',
  'image',
  'submitter',
  'pins_detail',
  'name',
  'url',
  'referer',
  'tags',
  'resource_link',
]
const PINTEREST_KEYS = [
  'id',
  'board',
  'board name',
  'image',
  'media',
  'images',
  'name',
  '__proto__',
  'private',
]

interface Case {
  source: LibrarySource
  name: string
  /** Texts that are nearly right. */
  texts: fc.Arbitrary<string>
}

const CASES: readonly Case[] = [
  {
    source: bookmarksSource,
    name: 'a.html',
    texts: words('<!DOCTYPE NETSCAPE-Bookmark-file-1>', HTML_WORDS),
  },
  {
    source: pinterestSource,
    name: 'pins.html',
    texts: words('pinterest.com Subject Access Request<br>', HTML_WORDS),
  },
  {
    source: pinterestSource,
    name: 'pins.json',
    texts: jsonLike(['', 'pins', 'items'], PINTEREST_KEYS).map((text) => `${text}        `),
  },
  {
    source: pinterestSource,
    name: 'pins.csv',
    texts: words('Image,Board,pinterest.\n', ['"', ',', '\n', '"a",b\n', '\r', 'https://one.example/']),
  },
  {
    source: areNaSource,
    name: 'a.json',
    texts: jsonLike(
      ['', 'channels', 'contents', 'data'],
      [...ARE_NA_KEYS, 'attachment', 'source', 'original'],
    ),
  },
  { source: pinrySource, name: 'a.json', texts: jsonLike(['', 'results', 'objects'], PINRY_KEYS) },
  { source: rssSource, name: 'a.xml', texts: words('<rss>', XML_WORDS) },
  { source: picturesSource, name: 'a/b.jpg', texts: fc.string() },
]

describe.for(CASES.map((one) => [`${one.source.kind}, ${one.name}`, one] as const))('%s', ([, one]) => {
  const { source, name, texts } = one
  it('finds or refuses whatever bytes a file has', () =>
    fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 2_000 }), (bytes) =>
        checkSource(source, sourceFile(name, bytes)),
      ),
      { numRuns: 100 },
    ))

  it('finds or refuses what is nearly right', () =>
    fc.assert(
      fc.asyncProperty(texts, (text) => checkSource(source, sourceFile(name, text))),
      { numRuns: 300 },
    ))
})
