import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Transport } from '../../shared/api/call.ts'
import { apiError } from '../../shared/api/http-answer.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { VerifyEmail } from './VerifyEmail.tsx'

const opened = (path: string, transport?: Transport) =>
  renderWithStore(<VerifyEmail />, { path, messageAreas: ['auth'], ...(transport && { transport }) })

it('spends the secret behind the # once and says whose address it proved', async () => {
  const inputs: object[] = []
  await opened('/email/verify/#token=abc', (_route, input) => {
    inputs.push(input)
    return Promise.resolve({ data: { email: 'ada@site.test' } })
  })
  expect(await screen.findByText('ada@site.test is now confirmed for your account.')).toBeInTheDocument()
  expect(inputs).toEqual([{ token: 'abc' }])
})

it('says why a link did not work', async () => {
  await opened('/email/verify/#token=old', () =>
    Promise.resolve({ error: apiError({ message: 'No longer valid.' }, 400) }),
  )
  expect(await screen.findByText('No longer valid.')).toBeInTheDocument()
})

it('without a secret tells how to get one', async () => {
  await opened('/email/verify/')
  expect(await screen.findByRole('link', { name: 'Email settings' })).toBeInTheDocument()
})
