import { ALT_TEXT_MAX, PIN_DESCRIPTION_MAX, PIN_TITLE_MAX } from '@tessera/api-types/pins/pin-fields'
import type { ReactNode } from 'react'
import { type CreateBoardProps, SaveTargetField } from '../../entities/boards/SaveTargetField.tsx'
import type { PinLocation } from '../../entities/pins/pin-moves.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { SwitchField } from '../../shared/ui/forms/SwitchField.tsx'
import { TextArea } from '../../shared/ui/forms/TextArea.tsx'
import { TextField } from '../../shared/ui/forms/TextField.tsx'
import styles from './Composer.module.css'
import { PublishChoice } from './PublishChoice.tsx'
import type { useComposer } from './use-composer.ts'

type Props = {
  formId: string
  call: ReturnType<typeof useComposer>['call']
  place: PinLocation
  onTargetChange: (place: PinLocation) => void
  targetError: string | undefined
  renderCreate: (props: CreateBoardProps) => ReactNode
}

/** The text fields of a pin and the board it is saved to. */
export function PinFields({ formId, call, place, onTargetChange, targetError, renderCreate }: Props) {
  const t = useT()
  const { field, form } = call
  return (
    <div className={styles.fields}>
      <TextField
        {...field('title')}
        form={formId}
        label={t('composer.title')}
        placeholder={t('composer.titlePlaceholder')}
        hint={t('composer.atMost', { max: PIN_TITLE_MAX })}
        isOptional
      />
      <TextArea
        {...field('description')}
        form={formId}
        label={t('composer.description')}
        placeholder={t('composer.descriptionPlaceholder')}
        hint={t('composer.atMost', { max: PIN_DESCRIPTION_MAX })}
        isOptional
      />
      <TextField
        {...field('link')}
        form={formId}
        type="url"
        inputMode="url"
        dir="ltr"
        label={t('composer.link')}
        placeholder="https://"
        isOptional
      />
      <SaveTargetField
        value={place}
        onChange={onTargetChange}
        error={targetError}
        renderCreate={renderCreate}
      />
      <TextArea
        {...field('alt_text')}
        form={formId}
        rows={2}
        label={t('composer.altText')}
        hint={t('composer.altTextHint', { max: ALT_TEXT_MAX })}
        isOptional
      />
      <SwitchField {...form.register('allowsComments')} label={t('composer.allowComments')} />
      <PublishChoice formId={formId} call={call} />
    </div>
  )
}
