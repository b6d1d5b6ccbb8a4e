import type { ReactNode } from 'react'
import { type CreateBoardProps, SaveTargetField } from '../../entities/boards/SaveTargetField.tsx'
import type { PinLocation } from '../../entities/pins/pin-moves.ts'
import { PinTextFields } from '../../entities/pins/PinTextFields.tsx'
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

/** The text fields of a pin and the board it is saved to. */
export function PinFields({ formId, call, place, linkNote, ...props }: Props) {
  const { onTargetChange, targetError, renderCreate } = props
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
      >
        <SaveTargetField
          value={place}
          onChange={onTargetChange}
          error={targetError}
          renderCreate={renderCreate}
        />
      </PinTextFields>
      <PublishChoice formId={formId} call={call} />
    </div>
  )
}
