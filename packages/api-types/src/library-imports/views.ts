import { z } from 'zod'
import { Id, Timestamp } from '../wire/scalars.ts'

/** Where a library comes from; each has a reader. */
export const LIBRARY_SOURCE_KINDS = [
  'tessera',
  'pinterest',
  'are_na',
  'pinry',
  'bookmarks',
  'rss',
  'pictures',
] as const

/** Why something that was found cannot become part of a library. */
export const LIBRARY_FAULTS = [
  'no_picture',
  'address_not_allowed',
  'unsupported_type',
  'too_large',
  'unreadable',
  'name_missing',
] as const

/** The same, and what went wrong on the way into the library. */
export const IMPORT_ITEM_REASONS = [
  ...LIBRARY_FAULTS,
  'too_small',
  'not_fetched',
  'limit_reached',
  'not_allowed',
  'parent_missing',
  'pins_failed',
  'failed',
] as const
export type ImportItemReason = (typeof IMPORT_ITEM_REASONS)[number]

/** Why an import came to nothing. */
export const IMPORT_ERRORS = [
  'unrecognized',
  'unreadable',
  'too_large',
  'empty',
  'address_not_allowed',
  'not_fetched',
  'timed_out',
  'failed',
] as const
export type ImportError = (typeof IMPORT_ERRORS)[number]

export const IMPORT_STATUSES = ['reading', 'ready', 'importing', 'done', 'failed', 'canceled'] as const
export type ImportStatus = (typeof IMPORT_STATUSES)[number]

/** How far a library that somebody brings along has come. */
export const LibraryImportView = z.object({
  id: Id,
  status: z.enum(IMPORT_STATUSES),
  /** Null until its files are recognized. */
  source_kind: z.enum(LIBRARY_SOURCE_KINDS).nullable(),
  /** Of the file, or the address. */
  name: z.string(),
  counts: z.object({
    boards: z.number(),
    /** Of these boards, those that the member has already. */
    boards_existing: z.number(),
    sections: z.number(),
    /** Pins that are not there yet. */
    pins: z.number(),
    /** Pins that are there already. */
    duplicates: z.number(),
    faults: z.number(),
    /** Pins imported so far. */
    imported: z.number(),
    failed: z.number(),
  }),
  /** Of the import itself, 0 to 100. */
  percent: z.number(),
  error: z.enum(IMPORT_ERRORS).nullable(),
  created_at: Timestamp,
  /** When it was done, failed or canceled. */
  settled_at: Timestamp.nullable(),
  /** Until when it can be tried again; null where nothing failed, or only what would fail again. */
  retryable_until: Timestamp.nullable(),
})
export type LibraryImportView = z.output<typeof LibraryImportView>

export const IMPORT_ITEM_TYPES = ['board', 'section', 'pin', 'fault'] as const
export const IMPORT_OUTCOMES = ['new', 'existing', 'duplicate', 'fault', 'imported', 'failed'] as const
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number]

/** A line of the report: what was found where, and what becomes of it. */
export const LibraryImportItem = z.object({
  id: Id,
  type: z.enum(IMPORT_ITEM_TYPES),
  /** As a person finds it in the source: a file, a line, an address. */
  where: z.string(),
  title: z.string(),
  /** Of the board that a section or a pin belongs to. */
  board_name: z.string().nullable(),
  outcome: z.enum(IMPORT_OUTCOMES),
  reason: z.enum(IMPORT_ITEM_REASONS).nullable(),
  /** The pin that was made, or that is there already. */
  pin_id: Id.nullable(),
  board_id: Id.nullable(),
})
export type LibraryImportItem = z.output<typeof LibraryImportItem>
