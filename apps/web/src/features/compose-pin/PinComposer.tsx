import type { ScheduledPin } from '@tessera/api-types/scheduled-pins/views'
import { type ReactNode, useId } from 'react'
import type { CreateBoardProps } from '../../entities/boards/SaveTargetField.tsx'
import { useSharedPicture } from '../../shared/browser/use-shared-picture.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx'
import { LeaveQuestion } from '../../shared/ui/dialog/LeaveQuestion.tsx'
import styles from './Composer.module.css'
import { PictureField } from './PictureField.tsx'
import { PinFields } from './PinFields.tsx'
import type { PinValues } from './pin-values.ts'
import { useComposer } from './use-composer.ts'
import { useTakeFiles } from './use-take-files.ts'

type Props = {
  /** The board chosen at first, by its id. */
  boardId: string
  /** One of its sections. */
  sectionId?: string | null
  /** A page whose pictures are offered at first. */
  address?: string
  /** The first values of the fields. */
  words?: Pick<PinValues, 'title' | 'description'>
  /** Whether a picture waits that was shared with the installed site. */
  isShared?: boolean
  renderCreate: (props: CreateBoardProps) => ReactNode
  onPublished: (pinId: string, imageUrl: string) => void
  onScheduled: (pin: ScheduledPin) => void
  /** Several files were chosen, which wait as given pictures. */
  onSeveral: () => void
}

type SubmitProps = Pick<ReturnType<typeof useComposer>, 'call'> & { formId: string; isUploading: boolean }

function Submit({ formId, call, isUploading }: SubmitProps) {
  const t = useT<'composer' | 'schedule'>()
  const isLater = call.form.watch('publishOption') === 'publish-later'
  return (
    <div className={styles.submit}>
      <p className={styles.state}>{isUploading ? t('composer.waitForUpload') : ''}</p>
      <Button
        type="submit"
        form={formId}
        tone="primary"
        size="large"
        isBusy={call.isSubmitting}
        disabled={isUploading || !call.isReady}
      >
        {t(isLater ? 'schedule.schedule' : 'composer.publish')}
      </Button>
    </div>
  )
}

/** Makes a pin: its picture, its words and its place. */
export function PinComposer({ boardId, sectionId = null, address = '', words, ...props }: Props) {
  const t = useT<'composer'>()
  const { renderCreate, onPublished, onScheduled, onSeveral, isShared = false } = props
  const composer = useComposer({ boardId, sectionId, words, address, onPublished, onScheduled })
  const { picture, call, place, setPlace, faults, isDirty } = composer
  const takeFiles = useTakeFiles(composer, onSeveral)
  useSharedPicture(isShared, composer.takeFile)
  const formId = useId()
  const isUploading = picture.status === 'uploading' || picture.status === 'processing'
  return (
    <>
      {/* Beside its controls, since dialogs between them have forms of their own. */}
      <form id={formId} noValidate onSubmit={(event) => void composer.publish(event)} />
      <div className={styles.composer}>
        <FormAlert text={call.formError} />
        <div className={styles.columns}>
          <PictureField
            {...composer}
            takeFiles={takeFiles}
            address={address}
            onNothingFound={composer.notePageWithoutPictures}
            error={faults.picture}
          />
          <PinFields
            formId={formId}
            call={call}
            place={place}
            linkNote={composer.linkNote}
            onTargetChange={setPlace}
            targetError={faults.place}
            renderCreate={renderCreate}
          />
        </div>
        <Submit formId={formId} call={call} isUploading={isUploading} />
      </div>
      <LeaveQuestion
        isGuarded={isDirty}
        heading={t('composer.leaveHeading')}
        description={t('composer.leaveDescription')}
        leave={t('composer.leave')}
        stay={t('composer.stay')}
      />
    </>
  )
}
