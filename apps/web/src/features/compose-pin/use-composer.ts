import type { ScheduledPin } from '@tessera/api-types/scheduled-pins/views'
import { type FormEvent, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { selectBoard, selectPickerIds } from '../../entities/boards/boards-slice.ts'
import { selectLastBoard } from '../../entities/boards/last-board.ts'
import type { PinLocation } from '../../entities/pins/pin-moves.ts'
import { picturePublished } from '../../entities/pin-drafts/recent-pictures-slice.ts'
import { pinTextLimits, pinTextOf } from '../../entities/pins/pin-text-form.ts'
import { secondsOf } from '../../entities/scheduled-pins/publishing-time.ts'
import { scheduledPinsApi } from '../../entities/scheduled-pins/scheduled-pins-api.ts'
import { once } from '../../shared/api/sending-once.ts'
import { useCallForm } from '../../shared/forms/use-call-form.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import { composeApi } from './compose-api.ts'
import { pictureChoice } from './picture-machine.ts'
import { noWords, PinValues } from './pin-values.ts'
import { usePicture } from './use-picture.ts'

const { createScheduled } = scheduledPinsApi.endpoints

type Options = {
  boardId: string
  sectionId: string | null
  words: Partial<PinValues> | undefined
  /** The page that it was opened with. */
  address: string
  onPublished: (pinId: string, imageUrl: string) => void
  onScheduled: (pin: ScheduledPin) => void
}

type FoundPage = { url: string; title: string }

/** The title and description of the picture's page, where nothing was typed yet. */
function fillWords(form: UseFormReturn<PinValues>, given: string, altText: string, page: FoundPage) {
  const { getValues, setValue } = form
  const fill = (name: 'title' | 'link' | 'alt_text', value: string) =>
    (getValues(name) === '' || (name === 'link' && getValues(name) === given)) &&
    setValue(name, value, { shouldDirty: true })
  fill('link', page.url)
  fill('title', page.title.slice(0, pinTextLimits.title.max))
  fill('alt_text', altText.slice(0, pinTextLimits.alt_text.max))
}

/** The part of a place that is offered: the address may name a board or a section that is not. */
function useOffered(place: PinLocation): PinLocation {
  const pickerIds = useAppSelector(selectPickerIds)
  const sections = useAppSelector((state) => selectBoard(state, place.boardId)?.sections)
  if (!pickerIds) return place
  if (!pickerIds.includes(place.boardId)) return { boardId: '', sectionId: null }
  const isOffered = !sections || sections.some(({ id }) => id === place.sectionId)
  return isOffered ? place : { ...place, sectionId: null }
}

/** Where the pin is saved to: the place that the page was opened for, or the board saved to last, until one is chosen. */
function usePlace(given: PinLocation) {
  const [chosen, setPlace] = useState<PinLocation | null>(given.boardId ? given : null)
  const lastBoard = useAppSelector(selectLastBoard)
  const place = useOffered(chosen ?? { boardId: lastBoard?.id ?? '', sectionId: null })
  return { place, setPlace }
}

/** Why no picture came from a page; its address stands as the link. */
function usePageWithoutPictures({ getValues, setValue }: UseFormReturn<PinValues>) {
  const [reason, setReason] = useState('')
  const notePageWithoutPictures = (message: string, address: string): void => {
    setReason(message)
    if (!getValues('link')) setValue('link', address, { shouldDirty: true })
  }
  return { reason, notePageWithoutPictures }
}

/** Everything a pin in the making consists of, and its publishing. */
export function useComposer({ boardId, sectionId, words, address, onPublished, onScheduled }: Options) {
  const t = useT<'composer'>()
  const dispatch = useAppDispatch()
  const { picture, takeFile, takeLink, drop } = usePicture()
  const { place, setPlace } = usePlace({ boardId, sectionId })
  const [hasTried, setHasTried] = useState(false)
  const choice = pictureChoice(picture)

  const call = useCallForm({
    schema: PinValues,
    values: { ...noWords, link: address, ...words },
    texts: pinTextLimits,
    send: async ({ publishOption, scheduledDate, scheduledTime, ...words }) => {
      if (!choice || !place.boardId) return
      const ask = { ...pinTextOf(words), ...choice, board_id: place.boardId, section: place.sectionId }
      if (publishOption === 'publish-later') {
        const scheduled_ts = secondsOf({ scheduledDate, scheduledTime })
        return onScheduled(await once(dispatch)(createScheduled.initiate({ ...ask, scheduled_ts })).unwrap())
      }
      const made = await once(dispatch)(composeApi.endpoints.createPin.initiate(ask)).unwrap()
      dispatch(picturePublished({ signature: made.image_signature, pinId: made.id }))
      onPublished(made.id, made.images['236x'].url)
    },
  })
  const { reason, notePageWithoutPictures } = usePageWithoutPictures(call.form)
  const publish = (event: FormEvent) => {
    setHasTried(true)
    return call.submit(event)
  }
  return {
    picture,
    takeFile,
    takeLink: (imageUrl: string, altText: string, page: FoundPage) => {
      takeLink(imageUrl, altText)
      fillWords(call.form, address, altText, page)
    },
    drop,
    place,
    setPlace,
    call,
    publish,
    linkNote: picture.status === 'none' ? reason : '',
    notePageWithoutPictures,
    isDirty: picture.status !== 'none' || call.form.formState.isDirty,
    faults: {
      picture: hasTried && picture.status === 'none' ? t('composer.pictureNeeded') : undefined,
      place: hasTried && !place.boardId ? t('composer.boardNeeded') : undefined,
    },
  }
}
