import type { LibraryImportItem, LibraryImportView } from '@tessera/api-types/library-imports/views'
import { useState } from 'react'
import { saveText } from '../../shared/browser/save-text.ts'
import { readFailure } from '../../shared/forms/call-failure.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import type { AppDispatch } from '../../shared/store/make-store.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { importLibraryApi } from './import-library-api.ts'
import { reportCsv } from './report-csv.ts'

const { reportPage } = importLibraryApi.endpoints

async function allItems(id: string, dispatch: AppDispatch): Promise<LibraryImportItem[]> {
  const items: LibraryImportItem[] = []
  let bookmark: string | null = null
  do {
    const page = await dispatch(reportPage.initiate({ id, bookmark }, { subscribe: false })).unwrap()
    items.push(...page.items)
    bookmark = page.bookmark
  } while (bookmark !== null)
  return items
}

/** Saves the report of an import as a file. */
export function useReportDownload({ id }: Pick<LibraryImportView, 'id'>) {
  const t = useT<'imports'>()
  const dispatch = useAppDispatch()
  const [isBusy, setIsBusy] = useState(false)
  const download = async () => {
    setIsBusy(true)
    try {
      saveText('import-report.csv', reportCsv(await allItems(id, dispatch), t))
    } catch (error) {
      dispatch(toastShown({ text: readFailure(error, [], t).message ?? '', tone: 'error' }))
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, download: () => void download() }
}
