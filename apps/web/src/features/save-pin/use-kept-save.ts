import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { pinPath } from '../../entities/pins/pin-reference.ts'
import { selectPin } from '../../entities/pins/pins-slice.ts'
import { takeKeptSave } from '../../entities/session/kept-save.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppStore } from '../../shared/store/hooks.ts'
import { hasNoBoards } from './first-board.ts'
import { askForBoards, saveAtOnce } from './quick-save.ts'

/**
 * Saves the pin that somebody wanted before they were a member, and leads a newcomer on to their topics.
 * True while that is under way; where it cannot be done at once, the boards are there to choose from.
 */
export function useKeptSave(pinId: string): boolean {
  const t = useT<'pins'>()
  const store = useAppStore()
  const navigate = useNavigate()
  const [isSaving, setIsSaving] = useState(false)
  useEffect(() => {
    const pin = selectPin(store.getState(), pinId)
    if (!pin || !takeKeptSave(pinId)) return
    const save = async () => {
      setIsSaving(true)
      await askForBoards(store)
      const isNewcomer = hasNoBoards(store.getState())
      const isSaved = pin.saved_info !== null || (await saveAtOnce(pin, { store, t }))
      if (isSaved) await navigate(isNewcomer ? '/welcome/' : pinPath(pinId), { replace: true })
      else setIsSaving(false)
    }
    void save()
  }, [pinId, store, navigate, t])
  return isSaving
}
