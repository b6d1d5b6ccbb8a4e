import { MAX_COMMENT_LENGTH } from '@tessera/api-types/content-limits'
import type { DidItView } from '@tessera/api-types/comments/did-it-views'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { runUpload } from '../../entities/media/run-upload.ts'
import { didItsCounted, type Pin } from '../../entities/pins/pins-slice.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { useObjectUrl } from '../../shared/browser/object-url.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { Dialog } from '../../shared/ui/dialog/Dialog.tsx'
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx'
import { FormStack } from '../../shared/ui/forms/FormStack.tsx'
import { TextArea } from '../../shared/ui/forms/TextArea.tsx'
import { TextField } from '../../shared/ui/forms/TextField.tsx'
import styles from './CommentPicture.module.css'
import { didItsApi } from './did-its-api.ts'

type Props = {
  pin: Pin
  /** Absent to add one. */
  didIt?: DidItView
  onDismiss: () => void
}

/** Uploads the photo and saves; returns what went wrong, in words. */
function useSave({ pin, didIt }: Props) {
  const t = useT<'comments'>()
  const dispatch = useAppDispatch()
  const upload = useRef(new AbortController())
  useEffect(() => {
    const mine = new AbortController()
    upload.current = mine
    return () => mine.abort()
  }, [])
  const { createDidIt, updateDidIt } = didItsApi.endpoints
  const why = (error: unknown) => errorText(error, t)

  return async (file: File | null, details: string): Promise<string | null> => {
    const { signal } = upload.current
    const taken = file && (await runUpload(file, dispatch, { onProgress: () => undefined, signal }))
    if (taken && 'error' in taken) return why(taken.error)
    const image_signature = taken?.signature ?? undefined
    if (didIt) {
      const ask = { didItId: didIt.id, details, image_signature }
      const { error } = await dispatch(updateDidIt.initiate(ask, { track: false }))
      return error ? why(error) : null
    }
    if (!image_signature) return t('didIts.photoNeeded')
    const ask = { pinId: pin.id, details, image_signature }
    const { error } = await dispatch(createDidIt.initiate(ask, { track: false }))
    if (error) return why(error)
    dispatch(didItsCounted({ pinId: pin.id, step: 1, comments: 0, isMine: true }))
    return null
  }
}

/** The form's state; a photo is needed once. */
function useForm(props: Props) {
  const { didIt, onDismiss } = props
  const t = useT<'comments'>()
  const dispatch = useAppDispatch()
  const save = useSave(props)
  const [file, setFile] = useState<File | null>(null)
  const [details, setDetails] = useState(didIt?.details ?? '')
  const [fault, setFault] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    if (!file && !didIt) return setFault(t('didIts.photoNeeded'))
    setIsSending(true)
    const problem = await save(file, details.trim())
    setIsSending(false)
    setFault(problem)
    if (problem) return
    dispatch(toastShown({ text: t(didIt ? 'didIts.saved' : 'didIts.added') }))
    onDismiss()
  }
  return { file, setFile, details, setDetails, fault, isSending, submit }
}

/** Shows what somebody made of a pin, or changes that. */
export function DidItDialog(props: Props) {
  const { didIt, onDismiss } = props
  const t = useT<'comments'>()
  const id = useId()
  const { file, setFile, details, setDetails, fault, isSending, submit } = useForm(props)
  const preview = useObjectUrl(file) ?? didIt?.image.images['736x'].url
  const footer = (
    <>
      <Button onClick={onDismiss}>{t('app.cancel')}</Button>
      <Button type="submit" form={id} tone="primary" isBusy={isSending}>
        {t(didIt ? 'comments.saveEdit' : 'didIts.send')}
      </Button>
    </>
  )
  return (
    <Dialog
      title={t(didIt ? 'didIts.edit' : 'didIts.addTitle')}
      onDismiss={onDismiss}
      footer={footer}
      variant="sheet"
    >
      <FormStack id={id} onSubmit={(event: FormEvent) => void submit(event)}>
        <FormAlert text={fault ?? undefined} />
        {preview && <img src={preview} alt={t('didIts.preview')} className={styles.picture} />}
        <TextField
          id={`${id}-photo`}
          type="file"
          accept="image/*"
          label={t(didIt ? 'didIts.otherPhoto' : 'didIts.photo')}
          onChange={({ target }) => setFile(target.files?.[0] ?? null)}
        />
        <TextArea
          id={`${id}-details`}
          label={t('didIts.details')}
          isOptional
          maxLength={MAX_COMMENT_LENGTH}
          value={details}
          onChange={({ target }) => setDetails(target.value)}
        />
      </FormStack>
    </Dialog>
  )
}
