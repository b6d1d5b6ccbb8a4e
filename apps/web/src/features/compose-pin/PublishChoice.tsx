import { proposedTime } from '../../entities/scheduled-pins/publishing-time.ts'
import { TimeInputs } from '../../entities/scheduled-pins/TimeInputs.tsx'
import { now } from '../../shared/browser/clock.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import styles from './PublishChoice.module.css'
import { PUBLISH_OPTIONS } from './pin-values.ts'
import type { useComposer } from './use-composer.ts'

type Props = { formId: string; call: ReturnType<typeof useComposer>['call'] }

const LABELS = { 'publish-immediately': 'schedule.immediately', 'publish-later': 'schedule.later' } as const

/** Whether the pin is published at once, or when. */
export function PublishChoice({ formId, call: { form, field } }: Props) {
  const t = useT<'schedule'>()
  const option = form.watch('publishOption')
  const propose = () => {
    if (form.getValues('scheduledDate') !== '') return
    const { scheduledDate, scheduledTime } = proposedTime(now())
    form.setValue('scheduledDate', scheduledDate)
    form.setValue('scheduledTime', scheduledTime)
  }
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{t('schedule.when')}</legend>
      {PUBLISH_OPTIONS.map((one) => (
        <label key={one} className={styles.option}>
          <input
            {...form.register('publishOption', { onChange: propose })}
            form={formId}
            type="radio"
            value={one}
          />
          {t(LABELS[one])}
        </label>
      ))}
      {option === 'publish-later' && (
        <TimeInputs formId={formId} date={field('scheduledDate')} time={field('scheduledTime')} />
      )}
    </fieldset>
  )
}
