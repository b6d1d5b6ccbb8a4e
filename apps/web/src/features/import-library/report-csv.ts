import type { LibraryImportItem } from '@tessera/api-types/library-imports/views'
import type { Translate } from '../../shared/i18n/translator.ts'

/** A spreadsheet would run what begins like a formula. */
const cell = (text: string): string => {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

const line = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`

/** The lines of an import as a spreadsheet reads them. */
export function reportCsv(items: readonly LibraryImportItem[], t: Translate<'imports'>): string {
  const columns = ['type', 'title', 'board', 'where', 'result', 'reason'] as const
  const rows = items.map(({ type, title, board_name, where, outcome, reason }) => [
    t(`imports.type.${type}`),
    title,
    board_name ?? '',
    where,
    t(`imports.outcome.${outcome}`),
    reason === null ? '' : t(`imports.reason.${reason}`),
  ])
  // By the mark spreadsheets know that the text is UTF-8.
  return `\u{feff}${line(columns.map((column) => t(`imports.column.${column}`)))}${rows.map(line).join('')}`
}
