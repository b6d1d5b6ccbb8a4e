import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { changedFields } from './changed-fields.ts'
import { fieldErrorsOf, messageOf } from './field-errors.ts'
import { useStaleQuestion } from './use-stale-question.tsx'

interface Ways<Seen extends object> {
  /** What the form began with. */
  seen: Seen
  /** Reads the same of the record as it is now. */
  reread: () => Promise<Seen>
  send: (changes: Partial<Seen> & { seen: Seen }) => Promise<object>
  done: string
  onClose: () => void
}

/** Saves what was changed in a form dialog over what it began with. */
export function useSeenForm<Seen extends object>({ seen, reread, send, done, onClose }: Ways<Seen>) {
  const notify = useNotify()
  const refresh = useRefresh()
  const [isRunning, setIsRunning] = useState(false)
  const { saveOver, question } = useStaleQuestion()
  const submit = async (values: Seen): Promise<object> => {
    setIsRunning(true)
    const changes = changedFields(seen, values)
    const save = (latest: Seen) => send({ ...changes, seen: latest })
    try {
      if (!(await saveOver({ seen, reread, save, onDiscard: onClose }))) return {}
      notify(done, { type: 'success' })
      onClose()
      return {}
    } catch (error) {
      const faults = fieldErrorsOf(error)
      notify(faults ? 'console.error.fields' : messageOf(error), { type: 'error' })
      return faults ?? {}
    } finally {
      setIsRunning(false)
      refresh()
    }
  }
  return { submit, isRunning, question }
}
