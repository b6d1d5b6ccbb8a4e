import { useState } from 'react'
import { isStale } from './field-errors.ts'
import { StaleDialog } from './StaleDialog.tsx'

type Choice = 'save' | 'discard' | 'keep'

interface Saving<Seen, Saved> {
  /** What the form began with. */
  seen: Seen
  /** Reads the same of the record as it is now. */
  reread: () => Promise<Seen>
  save: (seen: Seen) => Promise<Saved>
  onDiscard: () => void
}

/** Asks the writer of a change that was refused for a newer record what becomes of it. */
export function useStaleQuestion() {
  const [waiting, setWaiting] = useState<((choice: Choice) => void) | null>(null)
  const ask = () => new Promise<Choice>((resolve) => setWaiting(() => resolve))
  const choose = (choice: Choice) => () => {
    waiting?.(choice)
    setWaiting(null)
  }
  /** Saves over what was seen, or over the newer record where the writer wants that; null where neither is saved. */
  const saveOver = async <Seen, Saved>(saving: Saving<Seen, Saved>): Promise<Saved | null> => {
    try {
      return await saving.save(saving.seen)
    } catch (error) {
      if (!isStale(error)) throw error
    }
    const choice = await ask()
    if (choice === 'discard') saving.onDiscard()
    return choice === 'save' ? saveOver({ ...saving, seen: await saving.reread() }) : null
  }
  const question = (
    <StaleDialog
      isOpen={waiting !== null}
      onSave={choose('save')}
      onDiscard={choose('discard')}
      onClose={choose('keep')}
    />
  )
  return { saveOver, question }
}
