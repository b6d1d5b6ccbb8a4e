import { useRef } from 'react'
import { useNotify } from 'react-admin'
import type { BusinessChanges } from '@tessera/api-types/business/inputs'
import { useActingBusiness } from '../../session/business-context.ts'
import { fieldErrorsOf, messageOf } from '../../shared/field-errors.ts'
import { useRun } from '../../shared/use-operation.ts'
import { useStaleQuestion } from '../../shared/use-stale-question.tsx'

/** Saves changes of the business; those made on an older state of it wait for their writer's decision. */
export function useSaveBusiness() {
  const notify = useNotify()
  const run = useRun()
  const { business, reload } = useActingBusiness()
  const { saveOver, question } = useStaleQuestion()
  const isRefused = useRef(false)
  const discard = () => {
    isRefused.current = false
    reload()
  }
  const save = async ({ version: seen, ...changes }: BusinessChanges) => {
    const business_id = business.id
    isRefused.current = true
    try {
      const saved = await saveOver({
        seen,
        reread: async () => (await run('business.get', { business_id })).version,
        save: (version) => run('business.update', { ...changes, version, business_id }),
        onDiscard: discard,
      })
      if (!saved) return undefined
      isRefused.current = false
      notify('resources.settings.saved', { type: 'success' })
      reload()
      return undefined
    } catch (error) {
      const fields = fieldErrorsOf(error)
      notify(fields ? 'console.error.fields' : messageOf(error), { type: 'error' })
      return fields ?? undefined
    }
  }
  return { save, question, isRefused }
}
