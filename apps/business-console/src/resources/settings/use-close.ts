import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useActingBusiness } from '../../session/business-context.ts'
import { messageOf } from '../../shared/field-errors.ts'
import { useRun } from '../../shared/use-run.ts'

/** Closes the business and reads anew which others are left, if any. */
export function useClose() {
  const notify = useNotify()
  const run = useRun()
  const { business, reload } = useActingBusiness()
  const [isClosing, setIsClosing] = useState(false)
  const close = async (): Promise<void> => {
    setIsClosing(true)
    try {
      await run('business.close', { business_id: business.id })
      notify('resources.settings.close.done', { type: 'success', messageArgs: { name: business.name } })
      reload()
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
      setIsClosing(false)
    }
  }
  return { close, isClosing }
}
