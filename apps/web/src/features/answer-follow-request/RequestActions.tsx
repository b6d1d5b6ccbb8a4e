import type { User } from '../../entities/users/users-slice.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { isApiError } from '../../shared/api/call.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { Button } from '../../shared/ui/Button.tsx'
import styles from './RequestActions.module.css'
import { useApproveFollowerMutation, useDeclineFollowerMutation } from './follow-requests-api.ts'

const NOT_FOUND = 404

/** Lets somebody follow who asked to, or does not. */
export function RequestActions({ person: { id, full_name: name } }: { person: User }) {
  const t = useT<'profile'>()
  const [approve, approval] = useApproveFollowerMutation()
  const [decline, refusal] = useDeclineFollowerMutation()
  const dispatch = useAppDispatch()
  const isBusy = approval.isLoading || refusal.isLoading
  const settle = async (answer: PromiseLike<{ error?: unknown }>) => {
    const { error } = await answer
    if (!error) return
    const isGone = isApiError(error) && error.httpStatus === NOT_FOUND
    const text = isGone ? t('profile.requestGone') : errorText(error, t)
    dispatch(toastShown({ text, tone: 'error' }))
  }
  return (
    <div className={styles.actions}>
      <Button
        tone="primary"
        aria-label={t('profile.approveName', { name })}
        isBusy={approval.isLoading}
        disabled={isBusy}
        onClick={() => void settle(approve({ user_id: id }))}
      >
        {t('profile.approve')}
      </Button>
      <Button
        aria-label={t('profile.declineName', { name })}
        isBusy={refusal.isLoading}
        disabled={isBusy}
        onClick={() => void settle(decline({ user_id: id }))}
      >
        {t('profile.decline')}
      </Button>
    </div>
  )
}
