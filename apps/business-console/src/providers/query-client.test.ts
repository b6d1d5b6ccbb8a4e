import { HttpError } from 'react-admin'
import { expect, it, vi } from 'vitest'
import { makeQueryClient } from './query-client.ts'

it.each([
  ['no connection', new HttpError('offline', 0), 2],
  ['a server out of order', new HttpError('Out of order', 502), 2],
  ['a refusal', new HttpError('Not allowed', 403), 1],
  ['what is not there', new HttpError('Gone', 404), 1],
])('B-8.10 %s is shown after a moment, not after a long wait', async (_case, error, times) => {
  const queryFn = vi.fn(() => Promise.reject(error))
  const client = makeQueryClient()
  await expect(
    client.fetchQuery({
      queryKey: ['thing'],
      queryFn,
      retry: client.getDefaultOptions().queries?.retry ?? true,
    }),
  ).rejects.toBe(error)
  expect(queryFn).toHaveBeenCalledTimes(times)
})
