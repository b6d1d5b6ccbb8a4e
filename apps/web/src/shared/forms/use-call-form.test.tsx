import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { useCallForm } from './use-call-form.ts'

const schema = z.object({ word: z.string() })

function WordForm({ send }: { send: (word: string) => Promise<void> }) {
  const { submit, field } = useCallForm({ schema, fields: ['word'], send: ({ word }) => send(word) })
  return (
    <form aria-label="word" onSubmit={submit}>
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
