import type { ScheduledPin } from '@tessera/api-types/scheduled-pins/views'
import { momentText } from '../../entities/scheduled-pins/publishing-time.ts'
import { useTranslator } from '../../shared/i18n/i18n-context.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { Image } from '../../shared/ui/Image.tsx'
import styles from './ScheduledPins.module.css'
import { usePublish } from './use-publish.ts'

export type Step = 'edit' | 'delete'
type Props = { pin: ScheduledPin; onStep: (step: Step) => void }

/** What is to be known of the pin's place, or why it was not published. */
function Place({ pin: { problem, board, section } }: { pin: ScheduledPin }) {
  const { t } = useTranslator<'schedule'>()
  if (problem) return <p className={styles.problem}>{t(`schedule.problem.${problem}`)}</p>
  if (!board) return <p className={styles.problem}>{t('schedule.noBoard')}</p>
  const name = section ? `${board.name} › ${section.title}` : board.name
  return <p className={styles.subtle}>{t('schedule.goesTo', { board: name })}</p>
}

function Ways({ pin, title, onStep }: Props & { title: string }) {
  const { t } = useTranslator<'schedule'>()
  const { publish, isPublishing } = usePublish(pin)
  return (
    <div className={styles.ways}>
      <Button aria-label={t('schedule.editName', { title })} onClick={() => onStep('edit')}>
        {t('schedule.edit')}
      </Button>
      {pin.board && (
        <Button
          aria-label={t('schedule.publishName', { title })}
          isBusy={isPublishing}
          onClick={() => void publish()}
        >
          {t('schedule.publish')}
        </Button>
      )}
      <Button tone="plain" aria-label={t('schedule.deleteName', { title })} onClick={() => onStep('delete')}>
        {t('schedule.delete')}
      </Button>
    </div>
  )
}

/** A pin that waits: its picture, its time, and what can be done with it. */
export function ScheduledPinRow({ pin, onStep }: Props) {
  const { t, locale } = useTranslator<'schedule'>()
  const title = pin.title || t('schedule.untitled')
  const picture = pin.images['236x']
  return (
    <article className={styles.row}>
      <span className={styles.picture}>
        <Image
          src={picture.url}
          alt={pin.alt_text || title}
          width={picture.width}
          height={picture.height}
          dominantColor={pin.dominant_color}
          sizes="96px"
        />
      </span>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <bdi>{title}</bdi>
        </h3>
        <p>
          <time dateTime={new Date(pin.scheduled_ts * 1000).toISOString()}>
            {momentText(pin.scheduled_ts, locale)}
          </time>
        </p>
        <Place pin={pin} />
      </div>
      <Ways pin={pin} title={title} onStep={onStep} />
    </article>
  )
}
