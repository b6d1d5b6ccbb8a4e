import type { CarouselSlot } from '@tessera/api-types/pins/views'
import { completedUrl } from '@tessera/api-types/wire/scalars'
import { type FormEvent, useId, useState } from 'react'
import { PictureStrip } from '../../entities/pins/PictureStrip.tsx'
import type { Pin } from '../../entities/pins/pins-slice.ts'
import { isApiError } from '../../shared/api/call.ts'
import { readFailure } from '../../shared/forms/call-failure.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { Dialog } from '../../shared/ui/dialog/Dialog.tsx'
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx'
import { FormStack } from '../../shared/ui/forms/FormStack.tsx'
import { TextArea } from '../../shared/ui/forms/TextArea.tsx'
import { TextField } from '../../shared/ui/forms/TextField.tsx'
import styles from './EditPin.module.css'
import { useUpdatePinMutation } from './edit-pin-api.ts'

const DIALOG_WIDTH = 640

type Faults = { fields: Record<string, string>; message?: string }

/** What is wrong with the words of the cover, which shows no fields. */
const coverFaults = (fields: Faults['fields']): string[] =>
  Object.entries(fields).flatMap(([name, text]) => (name.startsWith('carousel_slots.0.') ? text : []))

/** The pictures of a pin; the alt text of the first is that of the pin. */
const slotsOf = ({ alt_text, carousel_slots }: Pin): readonly CarouselSlot[] =>
  (carousel_slots ?? []).map((slot, at) => (at === 0 ? { ...slot, alt_text } : slot))

function useArranging(pin: Pin, onDismiss: () => void) {
  const t = useT<'composer'>()
  const dispatch = useAppDispatch()
  const [update, { isLoading }] = useUpdatePinMutation()
  const [slots, setSlots] = useState(() => slotsOf(pin))
  const [at, setAt] = useState(0)
  const [faults, setFaults] = useState<Faults>({ fields: {} })
  const move = (step: 1 | -1) => {
    const [moved] = slots.slice(at, at + 1)
    if (moved) setSlots(slots.toSpliced(at, 1).toSpliced(at + step, 0, moved))
    setAt(at + step)
    setFaults({ fields: {} })
  }
  const change = (words: Partial<CarouselSlot>) =>
    setSlots(slots.map((slot, place) => (place === at ? { ...slot, ...words } : slot)))
  const send = async () => {
    const carousel_slots = slots.map(({ id, title, details, link, alt_text }) => {
      return { id, title, details, alt_text, link: completedUrl(link?.trim() ?? '') }
    })
    const { error } = await update({ id: pin.id, carousel_slots })
    if (!error) {
      dispatch(toastShown({ text: t('composer.saved') }))
      return onDismiss()
    }
    const named = Object.keys(isApiError(error) ? (error.reason?.fields ?? {}) : {})
    const { fields, message } = readFailure(error, named, t)
    setFaults({ fields, message: [message, ...coverFaults(fields)].filter(Boolean).join(' ') })
    const [, wrong] = named[0]?.split('.') ?? []
    if (wrong) setAt(Number(wrong))
  }
  return { slots, at, setAt, move, change, send, faults, isLoading }
}

type Word = 'title' | 'details' | 'link' | 'alt_text'
interface WordsProps {
  slot: CarouselSlot
  faultOf: (name: Word) => string | undefined
  onChange: (words: Partial<CarouselSlot>) => void
}

function SlotWords({ slot, faultOf, onChange }: WordsProps) {
  const t = useT<'builder'>()
  const field = (name: Word) => ({
    value: slot[name] ?? '',
    error: faultOf(name),
    isOptional: true,
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  })
  return (
    <>
      <TextField {...field('title')} label={t('builder.title')} />
      <TextArea {...field('details')} label={t('builder.description')} />
      <TextField {...field('link')} label={t('builder.link')} type="url" dir="ltr" />
      <TextArea {...field('alt_text')} label={t('builder.altText')} rows={2} />
    </>
  )
}

/** Another order and other words for the pictures of one's own carousel. */
export function CarouselDialog({ pin, onDismiss }: { pin: Pin; onDismiss: () => void }) {
  const t = useT<'composer' | 'builder'>()
  const formId = useId()
  const { slots, at, setAt, move, change, send, faults, isLoading } = useArranging(pin, onDismiss)
  const slot = slots[at]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isLoading) void send()
  }
  const footer = (
    <>
      <Button onClick={onDismiss}>{t('app.cancel')}</Button>
      <Button type="submit" form={formId} tone="primary" isBusy={isLoading}>
        {t('composer.save')}
      </Button>
    </>
  )
  return (
    <Dialog
      title={t('builder.items')}
      onDismiss={onDismiss}
      footer={footer}
      width={DIALOG_WIDTH}
      variant="sheet"
    >
      <FormStack id={formId} onSubmit={submit}>
        <FormAlert text={faults.message} />
        <div className={styles.slots}>
          <PictureStrip
            pictures={slots.map(({ id, images }) => ({ id, url: images['236x'].url }))}
            chosen={at}
            onChoose={setAt}
            onMove={move}
          />
          <p className={styles.hint}>{t('composer.carousel.hint')}</p>
          <p className={styles.hint}>{t('builder.wordsOf', { number: at + 1, count: slots.length })}</p>
        </div>
        {at > 0 && slot && (
          <SlotWords
            slot={slot}
            faultOf={(name) => faults.fields[`carousel_slots.${at}.${name}`]}
            onChange={change}
          />
        )}
      </FormStack>
    </Dialog>
  )
}
