import { lazyComponent } from '../../shared/i18n/lazy-component.tsx'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import { invitingEnded, selectIsInviting } from './invites-slice.ts'

const LazyInviteDialog = lazyComponent(['invites', 'auth'], async () => {
  const { InviteDialog } = await import('./InviteDialog.tsx')
  return InviteDialog
})

/** Beside every page: the ways to invite, once somebody asks for them. */
export function InviteMount() {
  const dispatch = useAppDispatch()
  const isInviting = useAppSelector(selectIsInviting)
  return isInviting && <LazyInviteDialog onDismiss={() => dispatch(invitingEnded())} />
}
