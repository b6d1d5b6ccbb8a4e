import { useNotify } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import type { Contracts, InputOf } from '@tessera/api-types'
import { run } from '../../providers/flow-calls.ts'
import { keepKnownEmployers, readKnownEmployers } from '../../session/acting-business.ts'
import { peopleOf } from '../../shared/console-paths.ts'
import { fieldErrorsOf, messageOf } from '../../shared/field-errors.ts'

type NewBusiness = InputOf<Contracts['business.create']>

/** Creates a business and opens its hub; returns the messages of refused fields. */
export function useCreateBusiness(userId: string) {
  const notify = useNotify()
  const navigate = useNavigate()
  return async (values: object): Promise<Record<string, string> | undefined> => {
    try {
      const { id } = await run('business.create', values as NewBusiness)
      const known = readKnownEmployers(userId)
      if (known) keepKnownEmployers(userId, [...known, id])
      void navigate(peopleOf(id))
      return undefined
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
      return fieldErrorsOf(error) ?? undefined
    }
  }
}
