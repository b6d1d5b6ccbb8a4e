import {
  BOARD_DESCRIPTION_MAX,
  BOARD_NAME_MAX,
  SECTION_NAME_MAX,
} from '@tessera/api-types/boards/board-limits'
import { BOARD_LAYOUTS, BOARD_PRIVACIES } from '@tessera/api-types/boards/views'
import { MAX_PIN_TAGS, MAX_TAGGED_OBJECTS } from '@tessera/api-types/pins/pin-tags'
import { pinTextView } from '@tessera/api-types/pins/pin-text'
import { STORY_MAX_BLOCKS, STORY_MAX_PAGES } from '@tessera/api-types/story-pins/story-constants'
import { CAPTIONS_MAX_CHARACTERS, VIDEO_MAX_MS } from '@tessera/api-types/videos/video-files'
import { z } from 'zod'
import { contentOf } from './library-content.ts'

/** The document of a library in its archive; docs/library-format.md explains it. */
export const LIBRARY_FILE = 'library/library.json'
/** Where the pictures lie that it names. */
export const ORIGINALS_FOLDER = 'library/originals'
/** Where the videos lie. */
export const VIDEOS_FOLDER = 'library/videos'
export const LIBRARY_FORMAT = 'tessera-library'
/** Version 1 had no `content`, version 2 no `video`, `clips`, `product` and `tags`. */
export const LIBRARY_VERSION = 3
export const COMMENT_MAX = 500
const MAX_STORY_CLIPS = STORY_MAX_PAGES * STORY_MAX_BLOCKS

const Ref = z.string().min(1).max(40)
const Moment = z.iso.datetime().transform((value) => new Date(value))

const LibraryComment = z.object({ text: z.string().min(1).max(COMMENT_MAX), created_at: Moment })

/** The name of a file among the originals: MD5 of its content, and its type. */
const FileName = z.string().regex(/^[0-9a-f]{32}\.(?:jpg|png)$/)

const LibraryVideo = z.object({
  /** Among the videos: MD5 of its content. */
  file: z.string().regex(/^[0-9a-f]{32}\.mp4$/),
  /** The moment that its picture shows. */
  cover_ms: z.int().min(0).max(VIDEO_MAX_MS),
  captions: z
    .object({ language: z.string().max(35), text: z.string().max(CAPTIONS_MAX_CHARACTERS) })
    .nullable(),
})

/** What a merchant offers, as it was when the library was written. */
const LibraryProduct = z.object({
  price: z.number(),
  currency: z.string(),
  name: z.string().nullable(),
  brand: z.string().nullable(),
})

/** A share of the picture, from its left or upper edge. */
const Share = z.number().min(0).max(1)
/** A place on the picture, and the pins of the library that are seen there. */
const LibraryTag = z.object({
  x: Share,
  y: Share,
  link: z.string().nullable(),
  pins: z.array(Ref).min(1).max(MAX_TAGGED_OBJECTS),
})

const LibraryPin = z.object({
  ref: Ref,
  /** Of a section of the same board. */
  section: Ref.nullable(),
  ...pinTextView,
  created_at: Moment,
  /** Null where it is lost. */
  image: FileName.nullable(),
  /** Of what the owner made; a plain picture has none. */
  content: contentOf(FileName).optional(),
  /** Of what the owner made. */
  video: LibraryVideo.optional(),
  /** The pictures of a story that move. */
  clips: z
    .array(z.object({ image: FileName, video: LibraryVideo }))
    .max(MAX_STORY_CLIPS)
    .optional(),
  /** Is for reading: prices come from merchants. */
  product: LibraryProduct.optional(),
  /** Of what the owner made, where it shows other pins of the library. */
  tags: z.array(LibraryTag).max(MAX_PIN_TAGS).optional(),
  /** What the owner wrote below it, the oldest first. */
  comments: z.array(LibraryComment),
})

const LibrarySection = z.object({
  ref: Ref,
  title: z.string().min(1).max(SECTION_NAME_MAX),
  created_at: Moment,
})

const LibraryBoard = z.object({
  ref: Ref,
  name: z.string().min(1).max(BOARD_NAME_MAX),
  description: z.string().max(BOARD_DESCRIPTION_MAX),
  category: z.string().max(60).nullable(),
  privacy: z.enum(BOARD_PRIVACIES),
  layout: z.enum(BOARD_LAYOUTS),
  archived_at: Moment.nullable(),
  created_at: Moment,
  /** In the order of the board. */
  sections: z.array(LibrarySection),
  /** The oldest first. */
  pins: z.array(LibraryPin),
})

const isEachOnce = (things: readonly { ref: string }[]): boolean =>
  new Set(things.map(({ ref }) => ref)).size === things.length

export const Library = z.object({
  format: z.literal(LIBRARY_FORMAT),
  version: z.literal([1, 2, LIBRARY_VERSION]),
  /** A reference that names two would lead pins of a secret board to a public one. */
  boards: z
    .array(LibraryBoard)
    .refine((boards) => isEachOnce(boards) && isEachOnce(boards.flatMap(({ sections }) => sections))),
})

type Written<S extends z.ZodType> = z.input<S>
export type LibraryTag = z.output<typeof LibraryTag>
export type LibraryVideo = z.output<typeof LibraryVideo>
export type WrittenPin = Written<typeof LibraryPin>
export type WrittenBoard = Omit<Written<typeof LibraryBoard>, 'pins'>
