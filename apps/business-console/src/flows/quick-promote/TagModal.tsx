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
import type { ChildTagView } from '@tessera/api-types/tags/contracts'
import { formatMoment } from '@tessera/i18n/formats'
import { runWaitingForLogin as run } from '../../providers/flow-calls.ts'
import { useSettled } from '../../shared/use-settled.ts'
import { advertiserOf } from './promote-form.ts'
import type { PromoteAction } from './promote-state.ts'
import { SheetSearch } from './SheetSearch.tsx'
import { StepDialog } from './StepDialog.tsx'
import { tagPlaceOf, useChosenTag, usePromoteTags } from './use-promote-tags.ts'
import type { QuickPromoteWork } from './use-quick-promote.ts'

/** The tag that counts conversions; without one the goal stays as it was. */
export function TagModal({ work: { state, dispatch, sent, isBusy } }: { work: QuickPromoteWork }) {
  const translate = useTranslate()
  const [typed, setTyped] = useState('')
  const tags = usePromoteTags(state.form, useSettled(typed.trim()))
  const { data: before } = useChosenTag(state.form)
  const [picked, setPicked] = useState<ChildTagView | null>(null)
  const chosen = picked ?? before ?? null
  const account = advertiserOf(state.form)
  const leave = () => dispatch({ type: 'stepped', step: 'QUICK_PROMOTE_PAGE' })
  const create = () =>
    void sent(async () => {
      const name = account?.name.slice(0, 100) ?? ''
      setPicked(await run('tags.create', { ...tagPlaceOf(state.form), name }))
      await tags.refetch()
    })
  const proceed = () => {
    dispatch({ type: 'changed', changes: { selectedOCPMTag: chosen?.id ?? null } })
    dispatch({ type: 'valueSet', field: 'adType', value: 'WEB_CONVERSION' } as unknown as PromoteAction)
    leave()
  }
  return (
    <StepDialog
      title={translate('console.promote.tag.title')}
      submit={{
        label: translate('console.promote.continue'),
        onSubmit: proceed,
        isDisabled: !chosen || isBusy,
      }}
      close={{ label: translate('ra.action.cancel'), onClose: leave }}
      actions={account?.abilities.can_create_tag && <CreateButton isBusy={isBusy} onCreate={create} />}
    >
      <DialogContentText>{translate('console.promote.tag.text')}</DialogContentText>
      <SheetSearch
        label={translate('console.promote.tag.search')}
        typed={typed}
        onType={setTyped}
        error={tags.error}
        onRetry={() => void tags.refetch()}
      />
      {tags.isPending && <Skeleton variant="rounded" height={80} />}
      {tags.data && (
        <Tags found={tags.data} isSearch={typed.trim() !== ''} chosen={chosen} onChoose={setPicked} />
      )}
    </StepDialog>
  )
}

function CreateButton({ isBusy, onCreate }: { isBusy: boolean; onCreate: () => void }) {
  const translate = useTranslate()
  return (
    <Button disabled={isBusy} onClick={onCreate}>
      {translate('console.promote.tag.create')}
    </Button>
  )
}

function NoTags({ isSearch }: { isSearch: boolean }) {
  const translate = useTranslate()
  return (
    <DialogContentText>
      {translate(isSearch ? 'console.promote.tag.none_found' : 'console.promote.tag.none')}
    </DialogContentText>
  )
}

interface TagsProps {
  found: readonly ChildTagView[]
  isSearch: boolean
  chosen: ChildTagView | null
  onChoose: (tag: ChildTagView) => void
}

/** The tags found; the chosen one stands first where it is none of them. */
function Tags({ found, isSearch, chosen, onChoose }: TagsProps) {
  const translate = useTranslate()
  const locale = useLocale() as Locale
  const seen = ({ last_fired_event: last }: ChildTagView) =>
    last
      ? translate('console.promote.tag.last', {
          event: translate(`resources.tags.event.${last.event_name}`),
          at: formatMoment(last.fired_at, locale),
        })
      : translate('console.promote.tag.never')
  const tags = chosen && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found
  const choose = (id: string) => {
    const tag = tags.find((each) => each.id === id)
    if (tag) onChoose(tag)
  }
  return (
    <>
      {found.length === 0 && <NoTags isSearch={isSearch} />}
      <RadioGroup
        aria-label={translate('console.promote.tag.title')}
        value={chosen?.id ?? ''}
        onChange={(_event, id) => choose(id)}
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
          value={chosen.snippet}
          slotProps={{ htmlInput: { readOnly: true } }}
        />
      )}
    </>
  )
}
