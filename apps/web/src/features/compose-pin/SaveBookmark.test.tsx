import { runInNewContext } from 'node:vm'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { selectToasts } from '../../shared/toasts/toast-slice.ts'
import { browserLike } from '../../test/browser-like.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { SaveBookmark } from './SaveBookmark.tsx'

browserLike()

it('is a bookmark that opens the composer with the page it is clicked on; clicked here it says how', async () => {
  const { store } = await renderWithStore(<SaveBookmark />, { messageAreas: ['composer'] })
  const link = screen.getByRole('link', { name: 'Save as a pin' })
  const code = link.getAttribute('href') ?? ''
  const opened: string[] = []
  const open = (address: string) => void opened.push(address)
  const page = { window: { open }, location: { href: 'https://shop.example/bowl?a=1&b=2' } }
  runInNewContext(code.replace('javascript:', ''), { ...page, encodeURIComponent })
  expect(opened).toEqual([
    `${window.location.origin}/pin-creation-tool/?url=https%3A%2F%2Fshop.example%2Fbowl%3Fa%3D1%26b%3D2`,
  ])
  await userEvent.click(link)
  expect(selectToasts(store.getState())).toMatchObject([{ text: expect.stringMatching(/^Drag the button/) }])
})
