import type { LibraryImportItem, LibraryImportView } from '@tessera/api-types/library-imports/views'

export const noCounts: LibraryImportView['counts'] = {
  boards: 0,
  boards_existing: 0,
  sections: 0,
  pins: 0,
  duplicates: 0,
  faults: 0,
  imported: 0,
  failed: 0,
}
export const reading: LibraryImportView = {
  id: '3',
  status: 'reading',
  source_kind: null,
  name: 'bookmarks.html',
  counts: noCounts,
  percent: 0,
  error: null,
  created_at: new Date().toISOString(),
  settled_at: null,
  retryable_until: null,
}
export const ready: LibraryImportView = {
  ...reading,
  status: 'ready',
  source_kind: 'bookmarks',
  counts: { ...noCounts, boards: 2, boards_existing: 1, sections: 3, pins: 40, duplicates: 5, faults: 1 },
}
export const done: LibraryImportView = {
  ...ready,
  status: 'done',
  percent: 100,
  counts: { ...ready.counts, imported: 39, failed: 1 },
  settled_at: new Date().toISOString(),
  retryable_until: new Date(Date.now() + 86_400_000).toISOString(),
}
export const fault: LibraryImportItem = {
  id: '11',
  type: 'fault',
  where: 'A bookmarklet',
  title: '',
  board_name: null,
  outcome: 'fault',
  reason: 'address_not_allowed',
  pin_id: null,
  board_id: null,
}
export const failedPin: LibraryImportItem = {
  ...fault,
  id: '12',
  type: 'pin',
  where: 'https://gone.example/',
  title: 'Gone',
  board_name: 'Kitchen',
  outcome: 'failed',
  reason: 'not_fetched',
}
