import type { FactorChange } from '@tessera/api-types/second-factor/views'
import { readFailure } from '../../shared/forms/call-failure.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import type { MessageKey } from '../../shared/i18n/messages.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'

export type OnNewCodes = (codes: string[]) => void

/** Runs a change of factors: shows the result and passes on new recovery codes. */
export function useChange(onNewCodes: OnNewCodes) {
  const t = useT<'security'>()
  const dispatch = useAppDispatch()
  const tell = (text: string, tone?: 'error') => dispatch(toastShown({ text, tone }))
  return {
    done({ recovery_codes }: FactorChange, told: MessageKey<'security'>): void {
      tell(t(told))
      if (recovery_codes) onNewCodes(recovery_codes)
    },
    failed(error: unknown): void {
      tell(readFailure(error, [], t).message ?? t('error.default'), 'error')
    },
  }
}
