import { EXPERIENCES, type ExperienceStatus } from '@tessera/api-types/experiments/experiences'
import { experienceUpdated } from '../../entities/experiments/experiences-slice.ts'
import { experimentsApi } from '../../entities/experiments/experiments-api.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { Button, ButtonLink } from '../../shared/ui/Button.tsx'
import styles from './GuideCard.module.css'
import type { Guide } from './standing-guide.ts'

const WAY: Record<Guide, string> = { pickTopics: '/topics/', firstBoard: '/explore/' }

/** A hint for newcomers beside the page: dismissed, it stays away; followed, until what it invites to is done. */
export function GuideCard({ guide }: { guide: Guide }) {
  const t = useT<'prompts'>()
  const dispatch = useAppDispatch()
  const tell = (status: ExperienceStatus) => {
    const update = { ...EXPERIENCES[guide], status }
    dispatch(experienceUpdated(update))
    void dispatch(experimentsApi.endpoints.updateExperience.initiate(update, { track: false }))
  }
  return (
    <section aria-labelledby="guide-title" className={styles.card}>
      <h2 id="guide-title" className={styles.title}>
        {t(`guides.${guide}.title`)}
      </h2>
      <p className={styles.text}>{t(`guides.${guide}.text`)}</p>
      <div className={styles.ways}>
        <ButtonLink to={WAY[guide]} tone="primary" onClick={() => tell('viewed')}>
          {t(`guides.${guide}.way`)}
        </ButtonLink>
        <Button tone="plain" onClick={() => tell('dismissed')}>
          {t('guides.dismiss')}
        </Button>
      </div>
    </section>
  )
}
