import type { Deps } from '../../apps/api/src/kernel/deps.ts'

/** An archive that was uploaded, and an import that waits for its member to agree. */
export async function theImport(deps: Deps, userId: string) {
  const [archiveId, libraryImportId] = [deps.newId(), deps.newId()]
  const at = deps.now()
  await deps.read
    .insertInto('mediaUploads')
    .values({
      id: archiveId,
      userId,
      mediaType: 'archive',
      status: 'succeeded',
      totalBytes: '9',
      receivedBytes: '9',
      createdAt: at,
      updatedAt: at,
    })
    .execute()
  await deps.read
    .insertInto('libraryImports')
    .values({
      id: libraryImportId,
      userId,
      status: 'ready',
      name: 'bookmarks.html',
      createdAt: at,
      updatedAt: at,
    })
    .execute()
  await deps.read
    .insertInto('libraryImportItems')
    .values({
      importId: libraryImportId,
      sequence: 1,
      type: 'fault',
      foundAt: 'line 1',
      title: '',
      outcome: 'fault',
      reason: 'no_picture',
    })
    .execute()
  return { archiveId, libraryImportId }
}
