import { useRef } from 'react'
import { HttpError, useNotify } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import type { Contracts, InputOf } from '@tessera/api-types'
import { httpClient } from '../../providers/http-client.ts'
import { makeRunOperation } from '../../providers/run-operation.ts'
import { keepKnownEmployers, readKnownEmployers } from '../../session/acting-business.ts'
import { peopleOf } from '../../shared/console-paths.ts'
import { fieldErrorsOf, messageOf } from '../../shared/field-errors.ts'

type NewBusiness = InputOf<Contracts['business.create']>

const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')

/** Creates a business and opens its hub; returns the messages of refused fields. */
export function useCreateBusiness(userId: string) {
  const notify = useNotify()
  const navigate = useNavigate()
  const idempotencyKey = useRef<string | null>(null)
  return async (values: object): Promise<Record<string, string> | undefined> => {
    // Kept until a response comes, so that a retry cannot create a second business.
    const key = (idempotencyKey.current ??= newKey())
    const run = makeRunOperation((url, options) =>
      httpClient(url, { ...options, headers: new Headers({ 'Idempotency-Key': key }) }),
    )
    try {
      const { id } = await run('business.create', values as NewBusiness)
      const known = readKnownEmployers(userId)
      if (known) keepKnownEmployers(userId, [...known, id])
      void navigate(peopleOf(id))
      return undefined
    } catch (error) {
      if (error instanceof HttpError && error.status > 0) idempotencyKey.current = null
      notify(messageOf(error), { type: 'error' })
      return fieldErrorsOf(error) ?? undefined
    }
  }
}
