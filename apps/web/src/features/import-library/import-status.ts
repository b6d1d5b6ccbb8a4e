import type { LibraryImportView } from '@tessera/api-types/library-imports/views'

/** The message that names where an import stands. */
export const statusMessage = ({ status, counts }: LibraryImportView) =>
  status === 'ready' && counts.pins === 0 ? 'imports.nothing' : (`imports.status.${status}` as const)
