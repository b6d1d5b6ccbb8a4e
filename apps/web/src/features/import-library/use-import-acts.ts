import type { LibraryImportView } from '@tessera/api-types/library-imports/views'
import { errorText } from '../../shared/api/error-text.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { importLibraryApi } from './import-library-api.ts'

/** What can be done about an import. */
export function useImportActs({ id }: Pick<LibraryImportView, 'id'>) {
  const t = useT<'imports'>()
  const dispatch = useAppDispatch()
  const [confirmImport, confirming] = importLibraryApi.useConfirmImportMutation()
  const [cancelImport, canceling] = importLibraryApi.useCancelImportMutation()
  const report = (error: unknown) => {
    if (!error) return
    const text = errorText(error, t)
    dispatch(toastShown({ text, tone: 'error' }))
  }
  return {
    isConfirming: confirming.isLoading,
    isCanceling: canceling.isLoading,
    confirm: async (privacy: 'public' | 'secret') => report((await confirmImport({ id, privacy })).error),
    /** What failed is tried again; its boards are there already. */
    retry: async () => report((await confirmImport({ id })).error),
    cancel: async () => report((await cancelImport({ id })).error),
  }
}

export type ImportActs = ReturnType<typeof useImportActs>
