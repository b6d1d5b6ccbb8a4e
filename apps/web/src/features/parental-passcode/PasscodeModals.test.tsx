import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { openPasscode } from '../../entities/passcode/ask-passcode.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { PasscodeModals } from './PasscodeModals.tsx'

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})

async function shown({ isUnidirectional = false } = {}) {
  const answers: ((error: string | null) => void)[] = []
  const submit = vi.fn<(passcode: string) => Promise<string | null>>(
    () => new Promise((resolve) => void answers.push(resolve)),
  )
  const close = vi.fn<(reason: string) => void>()
  const { store } = await renderWithStore(<PasscodeModals />, { messageAreas: ['passcode'] })
  act(() => openPasscode(store, { submit, close }, isUnidirectional))
  const answer = (error: string | null) => act(async () => answers.shift()?.(error))
  return { submit, close, answer }
}

const field = () => screen.getByRole('textbox', { name: 'Enter a 4-digit code' })
const enter = () => screen.getByRole('button', { name: 'Enter' })

describe('the modal that asks for the passcode', () => {
  it('I-2.50 I-2.51 I-2.52 has its title, texts, field, buttons and the way to help', async () => {
    const { close } = await shown()
    const dialog = screen.getByRole('dialog', { name: 'Parental passcode required' })
    expect(field()).toHaveAttribute('placeholder', 'XXXX')
    expect(dialog).toHaveTextContent(
      'Enter your 4-digit passcode to change this setting. Forgot it? Visit our help center.',
    )
    const help = screen.getByRole('link', { name: 'Visit our help center.' })
    expect(help).toHaveAttribute('target', '_blank')
    expect(help).toHaveAttribute('rel', 'noopener')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(close).toHaveBeenCalledWith('Nothing changed.')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('I-4.26 I-5.04 Enter rests while the code is empty, wrong or on its way', async () => {
    const { submit, answer } = await shown()
    expect(enter()).toBeDisabled()
    await userEvent.type(field(), '12a')
    expect(enter()).toBeDisabled()
    expect(field()).toHaveAccessibleDescription('Please only use numbers')
    await userEvent.clear(field())
    await userEvent.type(field(), '12 3456')
    expect(field()).toHaveValue('1234')
    expect(enter()).toBeEnabled()
    await userEvent.click(enter())
    expect(submit).toHaveBeenCalledWith('1234')
    expect(enter()).toBeDisabled()
    await answer(null)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('I-8.11 shows what the server says under the field until the next input', async () => {
    const { answer } = await shown()
    await userEvent.type(field(), '9999')
    await userEvent.click(enter())
    await answer("That passcode isn't right. Please try again.")
    expect(field()).toHaveAccessibleDescription("That passcode isn't right. Please try again.")
    expect(enter()).toBeEnabled()
    await userEvent.type(field(), '{Backspace}')
    expect(field()).not.toHaveAccessibleDescription()
  })

  it('I-5.03 tells who sends too few digits how many there are', async () => {
    await shown()
    await userEvent.type(field(), '123{Enter}')
    expect(field()).toHaveAccessibleDescription('Please enter four digits')
  })
})

it('I-2.53 I-2.54 I-4.27 the warning has its text and buttons, and Update sends an empty passcode', async () => {
  const { submit } = await shown({ isUnidirectional: true })
  expect(screen.getByRole('dialog', { name: 'Update this setting?' })).toHaveAccessibleDescription(
    'You may require parental passcode for future changes to this setting',
  )
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Update' }))
  expect(submit).toHaveBeenCalledWith('')
})
