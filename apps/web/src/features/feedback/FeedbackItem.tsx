import { feedbackOpened } from '../../entities/feedback/feedback-slice.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { MegaphoneIcon } from '../../shared/ui/icons/editing-icons.tsx'
import { MenuItem } from '../../shared/ui/menu/MenuItem.tsx'

/** The entry of the account menu that asks for feedback. */
export function FeedbackItem() {
  const t = useT()
  const dispatch = useAppDispatch()
  const open = () =>
    dispatch(
      feedbackOpened({
        title: t('nav.feedback'),
        prompt: '',
        actionFrom: 'account_menu',
        nextPageToRedirect: null,
      }),
    )
  return (
    <MenuItem icon={<MegaphoneIcon size={20} />} onSelect={open}>
      {t('nav.feedback')}
    </MenuItem>
  )
}
