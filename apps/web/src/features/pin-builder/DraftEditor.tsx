import { pinTextMax } from '@tessera/api-types/pins/pin-text'
import type { ReactNode } from 'react'
import { type CreateBoardProps, SaveTargetField } from '../../entities/boards/SaveTargetField.tsx'
import type { PinDraft, PinItem } from '../../entities/pin-drafts/pin-draft-types.ts'
import {
  altTextChanged,
  draftChanged,
  itemChanged,
  selectDrafts,
  selectItems,
} from '../../entities/pin-drafts/pin-drafts-slice.ts'
import { proposedTime } from '../../entities/scheduled-pins/publishing-time.ts'
import { now } from '../../shared/browser/clock.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx'
import { SwitchField } from '../../shared/ui/forms/SwitchField.tsx'
import { TextArea } from '../../shared/ui/forms/TextArea.tsx'
import { TextField } from '../../shared/ui/forms/TextField.tsx'
import { ItemPicture } from './ItemPicture.tsx'
import { ItemStrip } from './ItemStrip.tsx'
import styles from './PinBuilder.module.css'

type Props = { draftId: string; renderCreate: (props: CreateBoardProps) => ReactNode; children: ReactNode }
type Typed = { target: { value: string } }

/** The picture, the words and the place of one draft. */
export function DraftEditor({ draftId, renderCreate, children }: Props) {
  const t = useT<'builder'>()
  const dispatch = useAppDispatch()
  const draft = useAppSelector(selectDrafts)[draftId]
  const item = useAppSelector(selectItems)[draft?.pinItemIds[draft.pinItemIndex] ?? '']
  if (!draft || !item) return null
  const change = (changes: Parameters<typeof draftChanged>[0]['changes']) =>
    dispatch(draftChanged({ id: draftId, changes }))
  return (
    <section aria-label={t('builder.editor')} className={styles.editor}>
      <FormAlert text={draft.errors.apiError ?? undefined} />
      <ItemPicture draft={draft} item={item} />
      <ItemStrip draft={draft} />
      <ItemWords draft={draft} item={item} />
      <SaveTargetField
        value={{ boardId: draft.boardId, sectionId: draft.sectionId }}
        onChange={change}
        {...(draft.errors.board && { error: draft.errors.board })}
        renderCreate={renderCreate}
      />
      <AltText draft={draft} item={item} />
      <SwitchField
        label={t('builder.allowComments')}
        checked={draft.isCommentsAllowed}
        onChange={({ target }) => change({ isCommentsAllowed: target.checked })}
      />
      <SwitchField
        label={t('builder.madeWithAi')}
        hint={t('builder.madeWithAiHint')}
        checked={draft.isMadeWithAi}
        onChange={({ target }) => change({ isMadeWithAi: target.checked })}
      />
      <Timing draft={draft} />
      <div className={styles.actions}>{children}</div>
    </section>
  )
}

/** What describes the picture that is edited; a carousel has one for each of its pictures. */
function AltText({ draft: { id: draftId, ...draft }, item }: { draft: PinDraft; item: PinItem }) {
  const t = useT<'builder'>()
  const dispatch = useAppDispatch()
  const number = draft.pinItemIndex + 1
  const value = draft.pinItemIndex === 0 ? draft.altText : (item.carried?.alt_text ?? '')
  const counted = { count: value.length, max: pinTextMax.alt_text ?? 0 }
  return (
    <TextArea
      label={t('builder.altText')}
      hint={
        draft.type === 'carousel'
          ? t('builder.altTextOfItem', { number, ...counted })
          : t('builder.count', counted)
      }
      rows={2}
      value={value}
      error={item.altTextError ?? undefined}
      onChange={({ target }: Typed) =>
        dispatch(altTextChanged({ draftId, itemId: item.id, altText: target.value }))
      }
      isOptional
    />
  )
}

function ItemWords({ draft, item }: { draft: PinDraft; item: PinItem }) {
  const t = useT<'builder'>()
  const dispatch = useAppDispatch()
  const field = (name: 'title' | 'description' | 'link') => ({
    value: item[name],
    error: item[`${name}Error`] ?? undefined,
    isOptional: true,
    onChange: ({ target }: Typed) =>
      dispatch(itemChanged({ draftId: draft.id, itemId: item.id, changes: { [name]: target.value } })),
  })
  const count = (name: 'title' | 'description') =>
    t('builder.count', { count: item[name].length, max: pinTextMax[name] ?? 0 })
  return (
    <>
      {draft.type === 'carousel' && (
        <p className={styles.hint}>
          {t('builder.wordsOf', { number: draft.pinItemIndex + 1, count: draft.pinItemIds.length })}
        </p>
      )}
      <TextField {...field('title')} label={t('builder.title')} hint={count('title')} />
      <TextArea {...field('description')} label={t('builder.description')} hint={count('description')} />
      <TextField {...field('link')} label={t('builder.link')} type="url" dir="ltr" />
    </>
  )
}

function Timing({ draft: { id, publishOption, scheduledDate, scheduledTime, errors } }: { draft: PinDraft }) {
  const t = useT<'builder'>()
  const dispatch = useAppDispatch()
  const change = (changes: Parameters<typeof draftChanged>[0]['changes']) =>
    dispatch(draftChanged({ id, changes }))
  const isLater = publishOption === 'publish-later'
  const choose = (isChosen: boolean) =>
    change({
      publishOption: isChosen ? 'publish-later' : 'publish-immediately',
      ...(isChosen && !scheduledDate && proposedTime(now())),
    })
  return (
    <>
      <SwitchField
        label={t('builder.later')}
        checked={isLater}
        onChange={({ target }) => choose(target.checked)}
      />
      {isLater && (
        <div className={styles.time}>
          <TextField
            type="date"
            label={t('builder.date')}
            value={scheduledDate}
            error={errors.scheduledDate ?? undefined}
            onChange={({ target }: Typed) => change({ scheduledDate: target.value })}
          />
          <TextField
            type="time"
            label={t('builder.time')}
            value={scheduledTime}
            error={errors.scheduledTime ?? undefined}
            onChange={({ target }: Typed) => change({ scheduledTime: target.value })}
          />
        </div>
      )}
    </>
  )
}
