import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { selectHomeFeed } from './home-feed-slice.ts'
import { useKeptFeed } from './use-kept-feed.ts'

function Home() {
  useKeptFeed()
  return <p>Home</p>
}

/** The pages that come one after the other, while the address stays that of home. */
function Pages() {
  const [step, setStep] = useState(0)
  const pages = [<Home key="0" />, <p key="1">A pin</p>, <Home key="2" />, <Home key="3" />]
  return (
    <>
      <button type="button" onClick={() => setStep(step + 1)}>
        Next
      </button>
      {pages[step]}
    </>
  )
}

it('C-2.04 the feed stays where somebody goes back before the other page is there', async () => {
  const { store } = await renderWithStore(<Pages />, { path: '/' })
  const next = () => userEvent.click(screen.getByRole('button', { name: 'Next' }))
  await next()
  await next()
  expect(selectHomeFeed(store.getState()).visit).toBe(0)
  await next()
  expect(selectHomeFeed(store.getState()).visit).toBe(1)
})
