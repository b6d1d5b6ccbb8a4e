import { type ReactNode, useState } from 'react'
import { type CreateBoardProps, SaveTargetField } from '../../entities/boards/SaveTargetField.tsx'
import type { PinLocation } from '../../entities/pins/pin-moves.ts'
import { PinTextFields } from '../../entities/pins/PinTextFields.tsx'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden.tsx'
import styles from './Composer.module.css'
import { PublishChoice } from './PublishChoice.tsx'
import type { useComposer } from './use-composer.ts'

type Props = {
  formId: string
  call: ReturnType<typeof useComposer>['call']
  place: PinLocation
  linkNote: string
  onTargetChange: (place: PinLocation) => void
  targetError: string | undefined
  renderCreate: (props: CreateBoardProps) => ReactNode
}

type MoreProps = { isFaulty: boolean; submitCount: number; children: ReactNode }

/** Closed at first; opened by each refused publish that finds a fault in it, and closed only by hand. */
function MoreOptions({ isFaulty, submitCount, children }: MoreProps) {
  const t = useT<'composer'>()
  const [isOpen, setIsOpen] = useState(false)
  const [lastCount, setLastCount] = useState(submitCount)
  if (submitCount !== lastCount) {
    setLastCount(submitCount)
    if (isFaulty) setIsOpen(true)
  }
  return (
    <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)} className={styles.more}>
      <summary className={styles.moreHeading}>{t('composer.more')}</summary>
      <div className={styles.moreFields}>{children}</div>
    </details>
  )
}

/** The text fields of a pin and the board it is saved to. */
export function PinFields({ formId, call, place, linkNote, ...props }: Props) {
  const { onTargetChange, targetError, renderCreate } = props
  const { errors, submitCount } = call.form.formState
  const isFaulty = Boolean(errors.alt_text ?? errors.note)
  return (
    <div className={styles.fields}>
      <VisuallyHidden>
        <span role="status">{linkNote}</span>
      </VisuallyHidden>
      <PinTextFields
        call={call}
        valueOf={(name) => call.form.watch(name)}
        formId={formId}
        linkNote={linkNote}
        renderMore={(more) => (
          <MoreOptions isFaulty={isFaulty} submitCount={submitCount}>
            {more}
          </MoreOptions>
        )}
      >
        <SaveTargetField
          value={place}
          onChange={onTargetChange}
          error={targetError}
          renderCreate={renderCreate}
        />
        <PublishChoice formId={formId} call={call} />
      </PinTextFields>
    </div>
  )
}
