import { z } from 'zod'
import { fieldText } from '../field-text.ts'
import { contract, pagedContract } from '../contract.ts'
import { Id, text, WebUrl } from '../wire/scalars.ts'
import { libraryImportsRoutes as routes } from './routes.ts'
import { IMPORT_OUTCOMES, LibraryImportItem, LibraryImportView } from './views.ts'

/** How many imports a member is shown. */
export const IMPORTS_SHOWN = 20

const byId = z.object({ id: Id })

export const libraryImportsContracts = {
  'libraryImports.begin': contract(routes['libraryImports.begin'], {
    summary:
      'Reads a file that was uploaded, or what is at an address, and reports what would be imported; nothing is imported yet.',
    input: z
      .object({
        upload_id: Id.optional(),
        url: WebUrl.optional(),
        /** Of the file. */
        name: text({ max: 200 }).default(''),
      })
      .refine(({ upload_id, url }) => (upload_id === undefined) !== (url === undefined), {
        error: fieldText('field.needed'),
        path: ['upload_id'],
      }),
    output: LibraryImportView,
    errors: ['UPLOAD_NOT_FOUND', 'IMPORT_RUNNING'],
  }),
  'libraryImports.list': contract(routes['libraryImports.list'], {
    summary: 'The viewer’s newest imports, the latest first.',
    input: z.object({}),
    output: z.array(LibraryImportView),
  }),
  'libraryImports.get': contract(routes['libraryImports.get'], {
    summary: 'How far one of the viewer’s imports has come.',
    input: byId,
    output: LibraryImportView,
    errors: ['IMPORT_NOT_FOUND'],
  }),
  'libraryImports.items': pagedContract(routes['libraryImports.items'], {
    summary: 'What was found in the source, in its order, and what becomes of it.',
    input: { id: Id, outcome: z.enum(IMPORT_OUTCOMES).optional() },
    item: LibraryImportItem,
    errors: ['IMPORT_NOT_FOUND', 'INVALID_BOOKMARK'],
  }),
  'libraryImports.confirm': contract(routes['libraryImports.confirm'], {
    summary: 'Imports what is new; of an import that is done, what failed.',
    input: z.object({
      id: Id,
      /** Of boards whose source has no privacy. */
      privacy: z.enum(['public', 'secret']).default('secret'),
    }),
    output: LibraryImportView,
    errors: ['IMPORT_NOT_FOUND', 'CONFLICT', 'IMPORT_RUNNING'],
  }),
  'libraryImports.cancel': contract(routes['libraryImports.cancel'], {
    summary: 'Ends an import; what was imported stays.',
    input: byId,
    output: LibraryImportView,
    errors: ['IMPORT_NOT_FOUND', 'CONFLICT'],
  }),
}
