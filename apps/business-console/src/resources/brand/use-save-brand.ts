import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNotify } from 'react-admin'
import { changedFields } from '../../shared/changed-fields.ts'
import { fieldErrorsOf, messageOf } from '../../shared/field-errors.ts'
import { useStaleQuestion } from '../../shared/use-stale-question.tsx'
import { applyBrand, readBrand, saveBrand } from './brand-calls.ts'
import type { BrandRecord } from './BrandForm.tsx'

/** Saves what was changed; what a colleague changed meanwhile waits for the decision of the writer. */
export function useSaveBrand(record: BrandRecord, onSaved: () => void) {
  const notify = useNotify()
  const queries = useQueryClient()
  const { saveOver, question } = useStaleQuestion()
  const isRefused = useRef(false)
  const save = async (values: BrandRecord) => {
    const { logo_url: _, ...changes } = changedFields(record, values)
    isRefused.current = true
    try {
      const saved = await saveOver({
        seen: record.version,
        reread: async () => (await readBrand()).version,
        save: (version) => saveBrand({ ...changes, version }),
        onDiscard: () => {
          isRefused.current = false
          void queries.invalidateQueries({ queryKey: ['siteBrand'] })
        },
      })
      if (!saved) return undefined
      isRefused.current = false
      applyBrand(saved)
      queries.setQueryData(['siteBrand'], saved)
      onSaved()
      notify('resources.brand.saved', { type: 'success' })
      return undefined
    } catch (error) {
      const fields = fieldErrorsOf(error)
      notify(fields ? 'console.error.fields' : messageOf(error), { type: 'error' })
      return fields ?? undefined
    }
  }
  return { save, question, isRefused }
}
