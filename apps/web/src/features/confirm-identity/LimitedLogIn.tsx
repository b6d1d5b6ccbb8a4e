import { useLocation } from 'react-router-dom'
import { confirmationGiven } from '../../entities/session/confirm-slice.ts'
import { selectViewer } from '../../entities/session/session-slice.ts'
import { signInApi } from '../../entities/session/sign-in-api.ts'
import { useNextPath } from '../../entities/session/use-next-path.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { pathToLogIn } from '../../shared/local-path.ts'
import { Link } from '../../shared/navigation/Link.tsx'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import styles from './ConfirmSteps.module.css'
import { PasswordStep } from './PasswordStep.tsx'

/** A limited login is made a full one by its password, and by a second step where there is one. */
export function LimitedLogIn({ onLeave }: { onLeave: () => void }) {
  const t = useT<'confirm'>()
  const dispatch = useAppDispatch()
  const viewer = useAppSelector(selectViewer)
  const { raw } = useNextPath()
  const { pathname, search } = useLocation()
  const give = async ({ password = '' }: { password?: string }) => {
    const credentials = { username_or_email: viewer?.username ?? '', password }
    const token = await dispatch(signInApi.endpoints.logIn.initiate(credentials)).unwrap()
    dispatch(confirmationGiven({ token }))
  }
  return (
    <div className={styles.steps}>
      <PasswordStep give={give} lead={t('confirm.limited.lead', { name: viewer?.first_name ?? '' })} />
      <Link to="/password/reset/" onClick={onLeave}>
        {t('confirm.limited.forgot')}
      </Link>
      <Link to={pathToLogIn(raw ?? pathname + search)} onClick={onLeave}>
        {t('confirm.limited.otherWay')}
      </Link>
    </div>
  )
}
