import type { LoggedOutUserInfo } from '@tessera/api-types/identity/views'
import { rememberedPersonApi } from '../../entities/session/remembered-person-api.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { Avatar } from '../../shared/ui/Avatar.tsx'
import { Button } from '../../shared/ui/Button.tsx'
import styles from './RememberedPerson.module.css'

/** Greets the member who was signed in here before, and lets another person log in. */
export function RememberedPerson({ person }: { person: LoggedOutUserInfo }) {
  const t = useT<'auth'>()
  const dispatch = useAppDispatch()
  const [forget, { isLoading }] = rememberedPersonApi.useForgetPersonMutation()
  const handleNotMe = async () => {
    const { error } = await forget({})
    if (error) dispatch(toastShown({ text: t('error.default'), tone: 'error' }))
  }
  return (
    <section className={styles.person} aria-label={t('auth.logIn.rememberedAs', { name: person.first_name })}>
      <Avatar name={person.first_name} imageUrl={person.medium_image_url} size={72} isDecorative />
      <p className={styles.email}>{person.email}</p>
      <Button tone="plain" isBusy={isLoading} onClick={() => void handleNotMe()}>
        {t('auth.logIn.notYou')}
      </Button>
    </section>
  )
}
