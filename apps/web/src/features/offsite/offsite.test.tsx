import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { LinkedText } from '../../entities/texts/LinkedText.tsx'
import { OffsiteNotice } from './OffsiteNotice.tsx'

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

it('addresses in words lead to the page that asks, own ones and hashtags to their page', async () => {
  const text = 'See https://shop.test/a?b=1, https://tessera.test/pin/7/ and #velvet.'
  await renderWithStore(
    <p>
      <LinkedText text={text} />
    </p>,
    { requestContext: { origin: 'https://tessera.test' } },
  )
  expect(screen.getByRole('paragraph')).toHaveTextContent(text)
  expect(hrefOf('https://shop.test/a?b=1')).toBe('/offsite/?url=https%3A%2F%2Fshop.test%2Fa%3Fb%3D1')
  expect(screen.getByRole('link', { name: /shop/ })).toHaveAttribute('rel', 'nofollow noopener ugc')
  expect(hrefOf('https://tessera.test/pin/7/')).toBe('/pin/7/')
  expect(hrefOf('#velvet')).toBe('/search/pins/?q=velvet')
})

it('the page shows the whole address and lets people choose', async () => {
  const address = 'https://xn--pple-43d.test/log-in?next=%2F'
  await renderWithStore(<OffsiteNotice address={address} />, { messageAreas: ['offsite'] })
  expect(screen.getByText(address)).toBeVisible()
  expect(hrefOf('Continue')).toBe(address)
  expect(screen.getByRole('button', { name: 'Go back' })).toBeVisible()
})
