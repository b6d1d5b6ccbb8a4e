import type { Translator } from '../../shared/i18n/translator.ts'
import type { AppDispatch } from '../../shared/store/make-store.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'

/** Shows that follows of single boards ended along with that of their owner. */
export async function showBoardsUnfollowed(
  dispatch: AppDispatch,
  { t, addAreas }: Translator<'profile'>,
  ended: { count: number; name: string },
): Promise<void> {
  await addAreas(['profile'])
  dispatch(toastShown({ text: t('profile.boardsUnfollowed', ended) }))
}
