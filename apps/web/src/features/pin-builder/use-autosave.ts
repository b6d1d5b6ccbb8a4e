import { useEffect, useEffectEvent } from 'react'
import { selectDrafts } from '../../entities/pin-drafts/pin-drafts-slice.ts'
import { after } from '../../shared/browser/clock.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import { saveDraft } from './draft-commands.ts'

const AUTOSAVE_MS = 1500

/** Saves each edited draft once its writer pauses; after a refusal with the next change, or by itself where it passes. */
export function useAutosave(): void {
  const t = useT<'builder'>()
  const dispatch = useAppDispatch()
  const drafts = useAppSelector(selectDrafts)
  const save = useEffectEvent(() => {
    for (const { id, status, errors } of Object.values(drafts))
      if (status === 'edited' && errors.apiError === null) void dispatch(saveDraft(id, t))
  })
  useEffect(() => after(AUTOSAVE_MS, () => save()), [drafts])
}
