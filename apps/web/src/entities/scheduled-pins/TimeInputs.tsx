import type { ComponentProps } from 'react'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { TextField } from '../../shared/ui/forms/TextField.tsx'
import { zoneName } from './publishing-time.ts'
import styles from './TimeInputs.module.css'

type Control = Omit<ComponentProps<typeof TextField>, 'label' | 'type' | 'hint'>
type Props = { formId: string; date: Control; time: Control }

/** Date and time of a publication, and whose time it is. */
export function TimeInputs({ formId, date, time }: Props) {
  const t = useT<'schedule'>()
  return (
    <div className={styles.when}>
      <div className={styles.inputs}>
        <TextField {...date} form={formId} type="date" label={t('schedule.date')} />
        <TextField {...time} form={formId} type="time" label={t('schedule.time')} />
      </div>
      <p className={styles.zone}>{t('schedule.zone', { zone: zoneName() })}</p>
    </div>
  )
}
