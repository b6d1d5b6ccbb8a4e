import { act, screen } from '@testing-library/react'
import { useNavigate } from 'react-router-dom'
import { beforeAll, expect, it } from 'vitest'
import { keepSave, takeKeptSave } from '../../entities/session/kept-save.ts'
import { unauthSaveStarted } from '../../entities/session/session-slice.ts'
import { signUpPrompted } from '../../entities/session/sign-up-prompt-slice.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { SignUpPromptMount } from './SignUpPromptMount.tsx'

// jsdom draws no dialogs.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})

function Back() {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => void navigate('/')}>
      Back
    </button>
  )
}

it('what asks a visitor to sign up goes with the page it came up on, and comes up again on the next', async () => {
  const part = (
    <>
      <Back />
      <SignUpPromptMount />
    </>
  )
  const { store } = await renderWithStore(part, { path: '/pin/1/', messageAreas: ['prompts'] })
  const save = () =>
    act(async () => void store.dispatch(signUpPrompted({ reason: 'save', next: '/pin/1/repin/' })))
  const prompt = { name: 'Save the ideas you love' }
  await save()
  expect(await screen.findByRole('dialog', prompt)).toBeInTheDocument()
  act(() => screen.getByText('Back').click())
  expect(screen.queryByRole('dialog', prompt)).not.toBeInTheDocument()
  await save()
  expect(await screen.findByRole('dialog', prompt)).toBeInTheDocument()
})

it.each(['Create account', 'I have an account'])(
  'C-4.93 "%s" keeps the pin to be saved until then',
  async (way) => {
    const { store } = await renderWithStore(<SignUpPromptMount />, { messageAreas: ['prompts'] })
    await act(async () => {
      store.dispatch(unauthSaveStarted({ pinId: '1' }))
      store.dispatch(signUpPrompted({ reason: 'save', next: '/pin/1/repin/' }))
    })
    const link = await screen.findByRole('link', { name: way })
    act(() => link.click())
    expect(takeKeptSave('1')).toBe(true)
  },
)

it('C-4.93 who turns the offer down after all has no pin to be saved later', async () => {
  keepSave('1')
  const { store } = await renderWithStore(<SignUpPromptMount />, { messageAreas: ['prompts'] })
  await act(async () => {
    store.dispatch(unauthSaveStarted({ pinId: '1' }))
    store.dispatch(signUpPrompted({ reason: 'save', next: '/pin/1/repin/' }))
  })
  const close = await screen.findByRole('button', { name: /Close|Dismiss/ })
  act(() => close.click())
  expect(takeKeptSave('1')).toBe(false)
})
