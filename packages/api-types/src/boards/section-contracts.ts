import { z } from 'zod'
import { fieldText } from '../field-text.ts'
import { contract, pagedContract } from '../contract.ts'
import { PinCard } from '../pins/views.ts'
import { Id, list, text } from '../wire/scalars.ts'
import { PIN_ORDERS, SECTION_NAME_MAX } from './board-limits.ts'
import { sectionsRoutes } from './section-routes.ts'
import { BoardSectionView, SectionTile } from './views.ts'

const name = text({ min: 1, max: SECTION_NAME_MAX })
const MAX_INITIAL_PINS = 250

/** A section together with the board it stands on. */
export const SectionOnBoard = BoardSectionView.extend({ board_id: Id })

export const sectionsContracts = {
  'sections.list': pagedContract(sectionsRoutes['sections.list'], {
    summary: 'The sections of a board, in the owner’s order.',
    input: { board_id: Id },
    item: SectionTile,
    errors: ['BOARD_NOT_FOUND'],
  }),
  'sections.get': contract(sectionsRoutes['sections.get'], {
    summary: 'A section by id, or by owner, board and section slug.',
    input: z
      .object({
        section_id: Id.optional(),
        username: z.string().max(60).optional(),
        slug: z.string().max(200).optional(),
        section_slug: z.string().max(250).optional(),
      })
      .refine((value) => value.section_id ?? (value.username && value.slug && value.section_slug), {
        error: fieldText('field.needed'),
        path: ['section_id'],
      }),
    output: SectionOnBoard,
    errors: ['BOARD_SECTION_NOT_FOUND'],
  }),
  'sections.create': contract(sectionsRoutes['sections.create'], {
    summary: 'Adds a section to a board and moves the given pins of the board into it.',
    input: z.object({
      board_id: Id,
      name,
      initial_pins: list(Id, MAX_INITIAL_PINS).default([]),
    }),
    output: SectionOnBoard,
    errors: ['BOARD_NOT_FOUND', 'NOT_ALLOWED', 'SECTION_NAME_TAKEN', 'LIMIT_REACHED', 'PIN_NOT_FOUND'],
  }),
  'sections.update': contract(sectionsRoutes['sections.update'], {
    summary: 'Renames a section.',
    input: z.object({ section_id: Id, name }),
    output: SectionOnBoard,
    errors: ['BOARD_SECTION_NOT_FOUND', 'NOT_ALLOWED', 'SECTION_NAME_TAKEN'],
  }),
  'sections.delete': contract(sectionsRoutes['sections.delete'], {
    summary: 'Deletes a section with the pins in it.',
    input: z.object({ section_id: Id }),
    output: z.object({ section_id: Id, board_id: Id, deleted_pin_count: z.number() }),
    errors: ['BOARD_SECTION_NOT_FOUND', 'NOT_ALLOWED'],
  }),
  'sections.reorder': contract(sectionsRoutes['sections.reorder'], {
    summary: 'Puts the named sections in this order, before all others.',
    input: z.object({ board_id: Id, section_ids: list(Id, 500) }),
    output: z.array(BoardSectionView),
    errors: ['BOARD_NOT_FOUND', 'NOT_ALLOWED'],
  }),
  'sections.pins': pagedContract(sectionsRoutes['sections.pins'], {
    summary: 'The pins of a section, as its people arranged them unless asked otherwise.',
    input: { section_id: Id, sort: z.enum(PIN_ORDERS).default('custom') },
    item: PinCard,
    errors: ['BOARD_SECTION_NOT_FOUND'],
  }),
}
