import { expect, it } from 'vitest'
import { areNaSource } from './are-na-source.ts'
import { bookmarksSource } from './bookmarks-source.ts'
import type { LibrarySource } from './library-source.ts'
import { pinrySource } from './pinry-source.ts'
import { pinterestSource } from './pinterest-source.ts'
import { rssSource } from './rss-source.ts'
import { checkSource } from './testing/check-source.ts'
import { sourceFile } from './testing/source-testing.ts'

const MEGABYTES = 4 * 1024 * 1024
const repeated = (prefix: string, text: string) =>
  `${prefix}${text.repeat(Math.ceil(MEGABYTES / text.length))}`

/** Files whose reading grows faster than they do, where a reader is not careful. */
const BOMBS: readonly (readonly [string, LibrarySource, string, string])[] = [
  ['open tags', bookmarksSource, 'a.html', repeated('<!DOCTYPE NETSCAPE-Bookmark-file-1>', '<b>')],
  [
    'closing tags',
    bookmarksSource,
    'a.html',
    repeated('<!DOCTYPE NETSCAPE-Bookmark-file-1><dl>', '</a></x>'),
  ],
  [
    'attributes',
    bookmarksSource,
    'a.html',
    `<!DOCTYPE NETSCAPE-Bookmark-file-1><a ${Array.from({ length: 500_000 }, (_, at) => `a${at}`).join(' ')}>`,
  ],
  [
    'one long title',
    bookmarksSource,
    'a.html',
    repeated('<!DOCTYPE NETSCAPE-Bookmark-file-1><a href="x">', '&amp; '),
  ],
  [
    'one long address',
    bookmarksSource,
    'a.html',
    repeated('<!DOCTYPE NETSCAPE-Bookmark-file-1><a href="', 'x'),
  ],
  ['open brackets', areNaSource, 'a.json', repeated('', '[')],
  ['nested lists', pinrySource, 'a.json', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  [
    'nested fields',
    pinterestSource,
    'pins.json',
    `[${'{"board":'.repeat(50_000)}1${'}'.repeat(50_000)}]pinterest.`,
  ],
  ['many columns', pinterestSource, 'pins.csv', repeated('pinterest.', 'a,')],
  ['an open quote', pinterestSource, 'pins.csv', repeated('pinterest.\n"', 'a')],
  ['lines without an end', pinterestSource, 'pins.html', repeated('pinterest.com/ Board Name:', ' Title: x')],
  ['open elements', rssSource, 'a.xml', repeated('<rss>', '<a>')],
  ['elements side by side', rssSource, 'a.xml', repeated('<rss>', '<item/>')],
  ['one long text', rssSource, 'a.xml', repeated('<rss><item><description>', '&lt;img ')],
  [
    'attributes of an element',
    rssSource,
    'a.xml',
    `<rss ${Array.from({ length: 300_000 }, (_, at) => `a${at}=""`).join(' ')}>`,
  ],
]

/** A reading that grows faster than its file takes hours. */
it.for(BOMBS)('reads or refuses %s in time', { timeout: 60_000 }, ([, source, name, text]) =>
  expect(checkSource(source, sourceFile(name, text))).resolves.not.toThrow(),
)
