import type { ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { SwitchField } from '../../shared/ui/forms/SwitchField.tsx'
import { TextArea } from '../../shared/ui/forms/TextArea.tsx'
import { TextField } from '../../shared/ui/forms/TextField.tsx'
import { type PinTextForm, pinTextLimits } from './pin-text-form.ts'

/** Fields below which stands how much is written. */
export type CountedField = 'title' | 'description' | 'alt_text'

type Props = {
  /** What stands in a field now. */
  valueOf: (name: CountedField) => string
  call: { field: (name: keyof PinTextForm) => UseFormRegisterReturn & { error: string | undefined } }
  /** The form, where the fields do not stand in it. */
  formId?: string
  /** What is said under the link. */
  linkNote?: string
  /** Whether it is theirs to say that the picture was made with AI. */
  canSayMadeWithAi?: boolean
  /** Stands between the link and what describes the picture. */
  children?: ReactNode
  /** Frames what few people fill in: what describes the picture, and how the pin is shown. */
  renderMore?: (more: ReactNode) => ReactNode
}

const countOf = (name: CountedField, valueOf: Props['valueOf']) => ({
  ...pinTextLimits[name],
  count: valueOf(name).length,
})

const asIs = (more: ReactNode) => more

/** All that the owner of a pin may write about it; for the message area `composer`. */
export function PinTextFields({ call: { field }, formId, linkNote = '', ...props }: Props) {
  const { canSayMadeWithAi = true, valueOf, children, renderMore = asIs } = props
  const t = useT<'composer'>()
  const counted = (name: CountedField) => countOf(name, valueOf)
  return (
    <>
      <TextField
        {...field('title')}
        form={formId}
        label={t('composer.title')}
        placeholder={t('composer.titlePlaceholder')}
        hint={t('composer.count', counted('title'))}
        isOptional
      />
      <TextArea
        {...field('description')}
        form={formId}
        label={t('composer.description')}
        placeholder={t('composer.descriptionPlaceholder')}
        hint={t('composer.count', counted('description'))}
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
        hint={linkNote}
        isOptional
      />
      {children}
      {renderMore(
        <MoreFields call={{ field }} formId={formId} valueOf={valueOf} canSayMadeWithAi={canSayMadeWithAi} />,
      )}
    </>
  )
}

type MoreProps = Pick<Props, 'call' | 'valueOf' | 'canSayMadeWithAi'> & { formId: string | undefined }

/** What describes the picture, and how the pin is shown. */
function MoreFields({ call: { field }, formId, valueOf, canSayMadeWithAi }: MoreProps) {
  const t = useT<'composer'>()
  return (
    <>
      <TextArea
        {...field('alt_text')}
        form={formId}
        rows={2}
        label={t('composer.altText')}
        hint={t('composer.altTextHint', countOf('alt_text', valueOf))}
        isOptional
      />
      <TextArea {...field('note')} form={formId} rows={2} label={t('composer.note')} isOptional />
      <Switches call={{ field }} formId={formId} canSayMadeWithAi={canSayMadeWithAi} />
    </>
  )
}

function Switches({ call: { field }, formId, canSayMadeWithAi }: Omit<MoreProps, 'valueOf'>) {
  const t = useT<'composer'>()
  const { error: _never, ...allowsComments } = field('allowsComments')
  const { error: _neither, ...isMadeWithAi } = field('isMadeWithAi')
  return (
    <>
      <SwitchField {...allowsComments} form={formId} label={t('composer.allowComments')} />
      {canSayMadeWithAi && (
        <SwitchField
          {...isMadeWithAi}
          form={formId}
          label={t('composer.madeWithAi')}
          hint={t('composer.madeWithAiHint')}
        />
      )}
    </>
  )
}
