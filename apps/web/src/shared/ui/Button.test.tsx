import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { Button } from './Button.tsx'

function Saving({ finished }: { finished: Promise<void> }) {
  const [isBusy, setIsBusy] = useState(false)
  const save = async () => {
    setIsBusy(true)
    await finished
    setIsBusy(false)
  }
  return (
    <>
      <Button isBusy={isBusy} onClick={() => void save()}>
        Save
      </Button>
      <input aria-label="Name" />
    </>
  )
}

it.each([
  ['gets the focus back', 'Save'],
  ['takes it from nobody', 'Name'],
])('a button that was busy %s', async (_, named) => {
  let finish: () => void = () => undefined
  await renderWithStore(<Saving finished={new Promise((resolve) => (finish = resolve))} />)
  const [button, field] = [screen.getByRole('button'), screen.getByRole('textbox')]
  await userEvent.click(button)
  expect(button).toBeDisabled()
  button.blur() // as a browser does that disables it
  if (named === 'Name') field.focus()
  finish()
  await waitFor(() => expect(button).toBeEnabled())
  expect(named === 'Name' ? field : button).toHaveFocus()
})

it.each([true, false])('a busy button cannot be pressed, also where it is disabled: %s', async (disabled) => {
  const press = vi.fn()
  await renderWithStore(
    <Button isBusy disabled={disabled} onClick={press}>
      Send
    </Button>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(press).not.toHaveBeenCalled()
})
