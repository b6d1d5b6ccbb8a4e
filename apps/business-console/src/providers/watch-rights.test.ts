import { HttpError } from 'react-admin'
import { expect, it, vi } from 'vitest'
import { watchRights, type HttpClient } from './http-client.ts'

const refuse: HttpClient = () => Promise.reject(new HttpError('Not allowed', 403))

it('a refusal is handed on once the rights were read anew: a page that is no longer allowed shows no problem', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const reread = vi.fn(() => promise)
  const failed = vi.fn()
  const call = watchRights(refuse, reread)('/v3/businesses/9/employees').catch(failed)
  await vi.waitFor(() => expect(reread).toHaveBeenCalledExactlyOnceWith(false))
  await new Promise((done) => void setTimeout(done, 20))
  expect(failed).not.toHaveBeenCalled()
  resolve()
  await call
  expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 403 }))
})

it('any other failure changes no rights and does not wait', async () => {
  const reread = vi.fn(() => new Promise<void>(() => undefined))
  const fail: HttpClient = () => Promise.reject(new HttpError('Out of order', 500))
  await expect(watchRights(fail, reread)('/v3/thing')).rejects.toMatchObject({ status: 500 })
  expect(reread).not.toHaveBeenCalled()
})
