import type { LibraryImportView } from '@tessera/api-types/library-imports/views'
import { fakeServer, page } from './fake-server.ts'
import { renderWithStore } from './render-with-store.tsx'
import { WayOut } from './render-with-store.tsx'
import { ImportLibrary } from '../features/import-library/ImportLibrary.tsx'

/** The page with these imports of the member, until they become others. */
export async function showImports(
  views: readonly LibraryImportView[],
  answers: Record<string, unknown> = {},
  path = '/settings/import/',
) {
  let list = views
  const server = fakeServer({
    'libraryImports.list': () => list,
    'libraryImports.items': page([]),
    ...answers,
  })
  const { transport } = server
  await renderWithStore(
    <>
      <WayOut />
      <ImportLibrary />
    </>,
    { transport, messageAreas: ['imports'], path },
  )
  return { ...server, become: (next: readonly LibraryImportView[]) => (list = next) }
}
