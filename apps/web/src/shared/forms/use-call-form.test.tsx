import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { apiError } from '../api/http-answer.ts'
import { toastShown } from '../toasts/toast-slice.ts'
import { useCallForm } from './use-call-form.ts'

const schema = z.object({ word: z.string() })

function WordForm({ send }: { send: (word: string) => Promise<void> }) {
  const { submit, field, formError } = useCallForm({
    schema,
    fields: ['word'],
    send: ({ word }) => send(word),
  })
  return (
    <form aria-label="word" onSubmit={submit}>
      <p>{formError}</p>
      <input {...field('word')} />
    </form>
  )
}

it('a second press while the first is on its way sends nothing; a later one does', async () => {
  const answers: (() => void)[] = []
  await renderWithStore(<WordForm send={() => new Promise((resolve) => answers.push(resolve))} />)
  const form = screen.getByRole('form')
  await act(async () => {
    fireEvent.submit(form)
    fireEvent.submit(form)
    await Promise.resolve()
  })
  await expect.poll(() => answers.length).toBe(1)
  await act(async () => answers[0]?.())
  fireEvent.submit(form)
  await expect.poll(() => answers.length).toBe(2)
})

it.each([
  ['says why it failed', false],
  ['says nothing beside the toast that tells of a lost session', true],
])('a form %s', async (_, isShown) => {
  let calls = 0
  const refused = () => {
    calls += 1
    return Promise.reject(Object.assign(new Error('refused'), apiError({ message: 'No cookies.' }, 403)))
  }
  const { store } = await renderWithStore(<WordForm send={refused} />)
  if (isShown) store.dispatch(toastShown({ text: 'You’ve been logged out.', tone: 'error', isWhy: true }))
  await act(async () => void fireEvent.submit(screen.getByRole('form')))
  await expect.poll(() => calls).toBe(1)
  await expect.poll(() => screen.queryByText('No cookies.') === null).toBe(isShown)
})
