import { useSearchParams } from 'react-router-dom'
import { socialLoginApi } from '../../entities/social-login/social-login-api.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx'
import styles from './SocialButtons.module.css'

/** The other ways in that this site has set up: full loads, since the provider's page is not ours. */
export function SocialButtons({ next }: { next: string }) {
  const t = useT<'social'>()
  const [parameters] = useSearchParams()
  const { data: providers = [] } = socialLoginApi.useSignInProvidersQuery({})
  if (providers.length === 0) return null
  const query = new URLSearchParams({ next }).toString()
  return (
    <div className={styles.ways}>
      {parameters.get('problem') === 'social' && <FormAlert text={t('social.problem')} />}
      <ul className={styles.list}>
        {providers.map(({ slot, name, icon_url: icon }) => (
          <li key={slot}>
            <a href={`/social/${slot}/start?${query}`} className={styles.way}>
              {icon && <img src={icon} alt="" />}
              {t('social.continue', { name })}
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.or}>{t('social.or')}</p>
    </div>
  )
}
