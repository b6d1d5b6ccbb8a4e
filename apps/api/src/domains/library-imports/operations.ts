import {
  IMPORTS_SHOWN,
  libraryImportsContracts as contracts,
} from '@tessera/api-types/library-imports/contracts'
import { decodeBookmark, encodeBookmark, toPage } from '../../db/keyset.ts'
import { implement, type Operation } from '../../kernel/operation.ts'
import { beginImport, cancelImport, confirmImport, requireImport } from './import-service.ts'
import { findOwnImport, listOwnImports } from './import-store.ts'
import { toImportItem, toImportView } from './import-view.ts'
import { listItems } from './item-store.ts'

export const libraryImportsOperations: Operation[] = [
  implement(contracts['libraryImports.begin'], async (input, { viewer, deps }) =>
    toImportView(await beginImport(viewer, input, deps)),
  ),
  implement(contracts['libraryImports.list'], async (_input, { viewer, deps }) =>
    (await listOwnImports(deps.read, viewer.userId, IMPORTS_SHOWN)).map(toImportView),
  ),
  implement(contracts['libraryImports.get'], async ({ id }, { viewer, deps }) =>
    toImportView(requireImport(await findOwnImport(deps.read, viewer.userId, id))),
  ),
  implement(
    contracts['libraryImports.items'],
    async ({ id, outcome, bookmark, page_size }, { viewer, deps }) => {
      requireImport(await findOwnImport(deps.read, viewer.userId, id))
      const scope = `libraryImports.items:${id}:${outcome ?? ''}`
      const { secret } = deps.site
      const [after = 0] = decodeBookmark<readonly [number]>(secret, scope, bookmark) ?? []
      const rows = await listItems(deps.read, id, { outcome, after, limit: page_size + 1 })
      const page = toPage(rows, page_size, ({ sequence }) => encodeBookmark(secret, scope, [sequence]))
      return { items: page.rows.map(toImportItem), bookmark: page.bookmark }
    },
  ),
  implement(contracts['libraryImports.confirm'], async (input, { viewer, deps }) =>
    toImportView(await confirmImport(viewer, input, deps)),
  ),
  implement(contracts['libraryImports.cancel'], async ({ id }, { viewer, deps }) =>
    toImportView(await cancelImport(viewer, id, deps)),
  ),
]
