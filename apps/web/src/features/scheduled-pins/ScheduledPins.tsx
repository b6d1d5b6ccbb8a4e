import type { ScheduledPin } from '@tessera/api-types/scheduled-pins/views'
import { type ReactNode, useState } from 'react'
import type { CreateBoardProps } from '../../entities/boards/SaveTargetField.tsx'
import { scheduledPinsApi } from '../../entities/scheduled-pins/scheduled-pins-api.ts'
import { selectScheduledPins } from '../../entities/scheduled-pins/scheduled-pins-slice.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'
import { ClockIcon } from '../../shared/ui/icons/state-icons.tsx'
import { Skeleton } from '../../shared/ui/Skeleton.tsx'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden.tsx'
import { DeleteScheduledModal } from './DeleteScheduledModal.tsx'
import { EditScheduledDialog } from './EditScheduledDialog.tsx'
import { ScheduledPinRow, type Step } from './ScheduledPinRow.tsx'
import styles from './ScheduledPins.module.css'

type RenderCreate = (props: CreateBoardProps) => ReactNode
/** `onDismiss` is called when its code does not load. */
type Props = { renderCreate: RenderCreate; onDismiss?: () => void }

function Rows({ pins, renderCreate }: { pins: readonly ScheduledPin[]; renderCreate: RenderCreate }) {
  const t = useT<'schedule'>()
  const [asked, setAsked] = useState<{ pin: ScheduledPin; step: Step } | null>(null)
  const dismiss = () => setAsked(null)
  return (
    <>
      {pins.length === 0 ? (
        <EmptyState
          heading="h3"
          icon={<ClockIcon size={40} />}
          title={t('schedule.empty')}
          description={t('schedule.emptyDescription')}
        />
      ) : (
        <ul className={styles.rows}>
          {pins.map((pin) => (
            <li key={pin.id}>
              <ScheduledPinRow pin={pin} onStep={(step) => setAsked({ pin, step })} />
            </li>
          ))}
        </ul>
      )}
      {asked?.step === 'edit' && (
        <EditScheduledDialog pin={asked.pin} renderCreate={renderCreate} onDismiss={dismiss} />
      )}
      {asked?.step === 'delete' && <DeleteScheduledModal pin={asked.pin} onDismiss={dismiss} />}
    </>
  )
}

function Content({ renderCreate }: { renderCreate: RenderCreate }) {
  const t = useT<'schedule'>()
  const { data, error, refetch } = scheduledPinsApi.useScheduledPinsQuery(
    {},
    { refetchOnMountOrArgChange: true },
  )
  const pins = useAppSelector(selectScheduledPins)
  if (data) return <Rows pins={pins} renderCreate={renderCreate} />
  if (error) {
    return (
      <ErrorState
        heading="h3"
        title={t('schedule.failed')}
        description={error ? errorText(error, t) : undefined}
        onRetry={() => void refetch()}
      />
    )
  }
  return (
    <div role="status">
      <VisuallyHidden>{t('schedule.loading')}</VisuallyHidden>
      <Skeleton height="7rem" />
    </div>
  )
}

/** One's own pins that wait for their time: loading, none, failed or there. */
export function ScheduledPins({ renderCreate }: Props) {
  const t = useT<'schedule'>()
  return (
    <section aria-labelledby="scheduled-pins" className={styles.section}>
      <h2 id="scheduled-pins" className={styles.heading}>
        {t('schedule.heading')}
      </h2>
      <Content renderCreate={renderCreate} />
    </section>
  )
}
