import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { apiError } from '../../shared/api/http-answer.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { CodeStep } from './CodeStep.tsx'

const NAME = 'Text a code to the phone ending in 42'

async function textACode() {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let asked = 0
  const textCode = () => {
    asked += 1
    return promise
  }
  const give = () => Promise.resolve()
  await renderWithStore(<CodeStep kind="sms" phoneEnd="42" give={give} textCode={textCode} />, {
    messageAreas: ['confirm'],
  })
  const button = screen.getByRole('button', { name: NAME })
  await userEvent.click(button)
  return { button, resolve, reject, asked: () => asked }
}

it('a code is texted once while it is on its way, and again when asked afterwards', async () => {
  const { button, resolve, asked } = await textACode()
  expect(button).toHaveAttribute('aria-busy', 'true')
  await userEvent.click(button)
  expect(asked()).toBe(1)
  resolve()
  expect(await screen.findByText('We texted a code to the phone ending in 42.')).toBeInTheDocument()
  expect(button).toHaveAttribute('aria-busy', 'false')
  await userEvent.click(button)
  expect(asked()).toBe(2)
})

it('a code that could not be texted can be asked for again, and why is said', async () => {
  const { button, reject } = await textACode()
  reject(apiError({ message: 'Try again in an hour.' }, 429))
  expect(await screen.findByText('Try again in an hour.')).toBeInTheDocument()
  expect(button).toBeEnabled()
})
