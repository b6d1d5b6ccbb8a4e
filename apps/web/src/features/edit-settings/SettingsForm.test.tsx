import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { browserLike } from '../../test/browser-like.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { SwitchField } from '../../shared/ui/forms/SwitchField.tsx'
import { SettingsForm } from './SettingsForm.tsx'

browserLike()

const schema = z.object({ one: z.boolean(), two: z.boolean() })
type Choices = z.output<typeof schema>

async function show(send: (changed: Partial<Choices>) => Promise<unknown>) {
  await renderWithStore(
    <SettingsForm
      lead="preferences.privacy.lead"
      schema={schema}
      values={{ one: false, two: false }}
      send={send}
    >
      {(field) =>
        (['one', 'two'] as const).map((name) => {
          const { error: _error, ...wiring } = field(name)
          return <SwitchField key={name} label={name} {...wiring} />
        })
      }
    </SettingsForm>,
    { messageAreas: ['preferences'] },
  )
  return {
    one: screen.getByRole('checkbox', { name: 'one' }),
    two: screen.getByRole('checkbox', { name: 'two' }),
  }
}

it('saves each choice as it is made, alone and in order, also while another is on its way', async () => {
  const sent: Partial<Choices>[] = []
  const answers: (() => void)[] = []
  const { one, two } = await show((changed) => {
    sent.push(changed)
    return new Promise<void>((resolve) => answers.push(resolve))
  })
  expect(screen.queryByRole('button')).toBeNull()
  await userEvent.click(one)
  await userEvent.click(two)
  await waitFor(() => expect(sent).toEqual([{ one: true }]))
  answers[0]?.()
  await waitFor(() => expect(sent).toEqual([{ one: true }, { two: true }]))
  answers[1]?.()
  await waitFor(() => expect(one).toBeChecked())
  expect(two).toBeChecked()
})

it('a choice that could not be saved is taken back, and the reason stands above', async () => {
  const { one } = await show(() => Promise.reject(new Error('no network')))
  await userEvent.click(one)
  expect(await screen.findByRole('alert')).toBeInTheDocument()
  expect(one).not.toBeChecked()
})
