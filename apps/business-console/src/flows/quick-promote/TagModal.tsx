import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogContentText from '@mui/material/DialogContentText'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useLocale, useTranslate } from 'react-admin'
import type { Locale } from '@tessera/api-types/locales'
import type { TagView } from '@tessera/api-types/tags/contracts'
import { formatMoment } from '@tessera/i18n/formats'
import { runWaitingForLogin as run } from '../../providers/flow-calls.ts'
import { messageOf } from '../../shared/field-errors.ts'
import { advertiserOf } from './promote-form.ts'
import type { PromoteAction } from './promote-state.ts'
import { StepDialog } from './StepDialog.tsx'
import { tagPlaceOf, usePromoteTags } from './use-promote-tags.ts'
import type { QuickPromoteWork } from './use-quick-promote.ts'

/** The tag that counts conversions; without one the goal stays as it was. */
export function TagModal({ work: { state, dispatch, sent, isBusy } }: { work: QuickPromoteWork }) {
  const translate = useTranslate()
  const [tagId, setTagId] = useState<string | null>(state.form.selectedOCPMTag)
  const tags = usePromoteTags(state.form)
  const create = () =>
    void sent(async () => {
      const name = advertiserOf(state.form)?.name.slice(0, 100) ?? ''
      const { id } = await run('tags.create', { ...tagPlaceOf(state.form), name })
      await tags.refetch()
      setTagId(id)
    })
  const proceed = () => {
    dispatch({ type: 'changed', changes: { selectedOCPMTag: tagId } })
    dispatch({ type: 'valueSet', field: 'adType', value: 'WEB_CONVERSION' } as unknown as PromoteAction)
    dispatch({ type: 'stepped', step: 'QUICK_PROMOTE_PAGE' })
  }
  return (
    <StepDialog
      title={translate('console.promote.tag.title')}
      submit={{
        label: translate('console.promote.continue'),
        onSubmit: proceed,
        isDisabled: tagId === null || isBusy,
      }}
      close={{
        label: translate('ra.action.cancel'),
        onClose: () => dispatch({ type: 'stepped', step: 'QUICK_PROMOTE_PAGE' }),
      }}
      actions={
        <Button disabled={isBusy} onClick={create}>
          {translate('console.promote.tag.create')}
        </Button>
      }
    >
      <DialogContentText>{translate('console.promote.tag.text')}</DialogContentText>
      {tags.isPending && <Skeleton variant="rounded" height={80} />}
      {tags.error && <Alert severity="error">{messageOf(tags.error)}</Alert>}
      {tags.data && <Tags tags={tags.data} chosen={tagId} onChoose={setTagId} />}
    </StepDialog>
  )
}

interface TagsProps {
  tags: readonly TagView[]
  chosen: string | null
  onChoose: (id: string) => void
}

function Tags({ tags, chosen, onChoose }: TagsProps) {
  const translate = useTranslate()
  const locale = useLocale() as Locale
  const seen = ({ last_fired_event: last }: TagView) =>
    last
      ? translate('console.promote.tag.last', {
          event: last.event_name,
          at: formatMoment(last.fired_at, locale),
        })
      : translate('console.promote.tag.never')
  if (tags.length === 0) return <DialogContentText>{translate('console.promote.tag.none')}</DialogContentText>
  return (
    <>
      <RadioGroup
        aria-label={translate('console.promote.tag.title')}
        value={chosen ?? ''}
        onChange={(_event, id) => onChoose(id)}
      >
        {tags.map((tag) => (
          <FormControlLabel
            key={tag.id}
            value={tag.id}
            control={<Radio size="small" />}
            label={`${tag.name} · ${seen(tag)}`}
          />
        ))}
      </RadioGroup>
      {chosen && (
        <TextField
          multiline
          size="small"
          label={translate('console.promote.tag.snippet')}
          value={tags.find(({ id }) => id === chosen)?.snippet ?? ''}
          slotProps={{ htmlInput: { readOnly: true } }}
        />
      )}
    </>
  )
}
