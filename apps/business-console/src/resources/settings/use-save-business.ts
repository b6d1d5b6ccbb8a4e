import { useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import type { BusinessChanges } from '@tessera/api-types/business/inputs'
import { useActingBusiness } from '../../session/business-context.ts'
import { fieldErrorsOf, isStale, messageOf } from '../../shared/field-errors.ts'
import { useRun } from '../../shared/use-operation.ts'

/** Saves changes of the business; those made on an older state of it wait for their writer's decision. */
export function useSaveBusiness() {
  const notify = useNotify()
  const run = useRun()
  const { business, reload } = useActingBusiness()
  const [refused, setRefused] = useState<BusinessChanges | null>(null)
  const isRefused = useRef(false)
  const forget = () => setRefused(null)
  const save = async (changes: BusinessChanges) => {
    try {
      await run('business.update', { ...changes, business_id: business.id })
      isRefused.current = false
      notify('resources.settings.saved', { type: 'success' })
      reload()
    } catch (error) {
      isRefused.current = true
      if (isStale(error)) {
        setRefused(changes)
        return undefined
      }
      const fields = fieldErrorsOf(error)
      notify(fields ? 'console.error.fields' : messageOf(error), { type: 'error' })
      return fields ?? undefined
    }
    return undefined
  }
  const saveAnyway = async () => {
    forget()
    try {
      const { version } = await run('business.get', { business_id: business.id })
      await save({ ...refused, version })
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
    }
  }
  const discard = () => {
    isRefused.current = false
    forget()
    reload()
  }
  return { save, saveAnyway, discard, forget, isAsking: refused !== null, isRefused }
}
