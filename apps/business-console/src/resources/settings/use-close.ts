import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { useActingBusiness } from '../../session/business-context.ts'
import { BUSINESSES_PATH } from '../../shared/console-paths.ts'
import { messageOf } from '../../shared/field-errors.ts'
import { useRun } from '../../shared/use-operation.ts'

/** Closes the business and shows which others are left, if any. */
export function useClose() {
  const notify = useNotify()
  const run = useRun()
  const navigate = useNavigate()
  const { business } = useActingBusiness()
  const [isClosing, setIsClosing] = useState(false)
  const close = async (): Promise<void> => {
    setIsClosing(true)
    try {
      await run('business.close', { business_id: business.id })
      void navigate(BUSINESSES_PATH, { state: { closed: business.name } })
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
      setIsClosing(false)
    }
  }
  return { close, isClosing }
}
