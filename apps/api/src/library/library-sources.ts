import { areNaSource } from './are-na-source.ts'
import { bookmarksSource } from './bookmarks-source.ts'
import type { LibrarySource } from './library-source.ts'
import { picturesSource } from './pictures-source.ts'
import { pinrySource } from './pinry-source.ts'
import { pinterestSource } from './pinterest-source.ts'
import { rssSource } from './rss-source.ts'
import { tesseraSource } from './tessera-source.ts'

/** In the order in which they are asked: what is most particular first. */
export const LIBRARY_SOURCES: readonly LibrarySource[] = [
  tesseraSource,
  pinterestSource,
  areNaSource,
  pinrySource,
  bookmarksSource,
  rssSource,
  picturesSource,
]
