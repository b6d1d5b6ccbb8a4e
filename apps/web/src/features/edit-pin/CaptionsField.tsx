import { LOCALES, languageTag } from '@tessera/api-types/locales'
import { CAPTIONS_MAX_CHARACTERS } from '@tessera/api-types/videos/video-files'
import { useState } from 'react'
import { pinsApi } from '../../entities/pins/pins-api.ts'
import { type Pin, selectPin } from '../../entities/pins/pins-slice.ts'
import { isApiError } from '../../shared/api/call.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { useTranslator } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { Select } from '../../shared/ui/forms/Select.tsx'
import { TextField } from '../../shared/ui/forms/TextField.tsx'
import styles from './EditPin.module.css'
import { useSetCaptionsMutation } from './edit-pin-api.ts'

const languageOf = (locale: string) => locale.replace(/_.*/, '')
const LANGUAGES = LOCALES.map(languageOf)

/** The languages by their names, and the one that is chosen. */
function languageOptions(chosen: string, nameOf: (language: string) => string) {
  const options = [...new Set([...LANGUAGES, chosen])].map((value) => ({ value, label: nameOf(value) }))
  return options.toSorted((one, other) => one.label.localeCompare(other.label))
}

/** Sends the captions, then brings the pin anew; what was refused is kept in words. */
function useCaptions(pin: Pin) {
  const { t } = useTranslator<'composer'>()
  const dispatch = useAppDispatch()
  const [set, { isLoading }] = useSetCaptionsMutation()
  const [fault, setFault] = useState<string>()
  const send = async (captions: string | null, language?: string) => {
    const { error } = await set({ signature: pin.image_signature, captions, ...(language && { language }) })
    if (error) {
      const isNone = isApiError(error) && error.reason?.fields?.['captions'] !== undefined
      const text = errorText(error, t)
      return setFault(isNone ? t('composer.captions.wrong') : text)
    }
    setFault(undefined)
    dispatch(
      toastShown({ text: t(captions === null ? 'composer.captions.removed' : 'composer.captions.saved') }),
    )
    await dispatch(
      pinsApi.endpoints.renewedCloseup.initiate(pin.id, { forceRefetch: true, subscribe: false }),
    )
  }
  const take = async (file: File | undefined, language: string) => {
    const text = await file?.text()
    if (text === undefined) return
    if (text.length > CAPTIONS_MAX_CHARACTERS) setFault(t('composer.captions.wrong'))
    else await send(text, language)
  }
  return { fault, isLoading, take, remove: () => send(null) }
}

/** The captions of one's own video: a file in a language, which can be replaced and removed. */
export function CaptionsField({ pin: given }: { pin: Pin }) {
  const { t, locale } = useTranslator<'composer'>()
  const pin = useAppSelector((state) => selectPin(state, given.id)) ?? given
  const { fault, isLoading, take, remove } = useCaptions(pin)
  const [current] = Object.keys(
    pin.content.kind === 'video' ? (pin.content.video_list.V_720P?.captionsUrls ?? {}) : {},
  )
  const [language, setLanguage] = useState(current ?? languageOf(locale))
  if (!pin.abilities?.can_set_captions) return null
  const names = new Intl.DisplayNames([languageTag(locale)], { type: 'language' })
  const nameOf = (one: string) => names.of(one) ?? one
  return (
    <fieldset className={styles.captions}>
      <legend>{t('composer.captions.heading')}</legend>
      {current !== undefined && (
        <div className={styles.state}>
          <p role="status">{t('composer.captions.current', { language: nameOf(current) })}</p>
          <Button isBusy={isLoading} onClick={() => void remove()}>
            {t('composer.captions.remove')}
          </Button>
        </div>
      )}
      <Select
        label={t('composer.captions.language')}
        value={language}
        onChange={({ target }) => setLanguage(target.value)}
        options={languageOptions(language, nameOf)}
      />
      <TextField
        type="file"
        accept=".vtt,text/vtt"
        label={t(current === undefined ? 'composer.captions.file' : 'composer.captions.replace')}
        hint={t('composer.captions.hint')}
        error={fault}
        disabled={isLoading}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          void take(file, language).finally(() => (target.value = ''))
        }}
      />
    </fieldset>
  )
}
