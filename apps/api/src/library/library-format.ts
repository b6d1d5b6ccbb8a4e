import {
  BOARD_DESCRIPTION_MAX,
  BOARD_NAME_MAX,
  SECTION_NAME_MAX,
} from '@tessera/api-types/boards/board-limits'
import { BOARD_LAYOUTS, BOARD_PRIVACIES } from '@tessera/api-types/boards/views'
import { pinTextView } from '@tessera/api-types/pins/pin-text'
import { z } from 'zod'
import { contentOf } from './library-content.ts'

/** The document of a library in its archive; docs/library-format.md explains it. */
export const LIBRARY_FILE = 'library/library.json'
/** Where the pictures lie that it names. */
export const ORIGINALS_FOLDER = 'library/originals'
export const LIBRARY_FORMAT = 'tessera-library'
/** Version 1 had no `content`. */
export const LIBRARY_VERSION = 2
export const COMMENT_MAX = 500

const Ref = z.string().min(1).max(40)
const Moment = z.iso.datetime().transform((value) => new Date(value))

const LibraryComment = z.object({ text: z.string().min(1).max(COMMENT_MAX), created_at: Moment })

/** The name of a file among the originals: MD5 of its content, and its type. */
const FileName = z.string().regex(/^[0-9a-f]{32}\.(?:jpg|png)$/)

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

export const Library = z.object({
  format: z.literal(LIBRARY_FORMAT),
  version: z.literal([1, LIBRARY_VERSION]),
  boards: z.array(LibraryBoard),
})

type Written<S extends z.ZodType> = z.input<S>
export type WrittenPin = Written<typeof LibraryPin>
export type WrittenBoard = Omit<Written<typeof LibraryBoard>, 'pins'>
