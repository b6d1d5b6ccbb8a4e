import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { PinCard } from '../../../../entities/pins/PinCard.tsx'
import { bringParts } from '../../../../test/render-with-store.tsx'
import { browserLike } from '../../../../test/browser-like.ts'
import { aPin, aPinView } from '../../../../test/pin-builders.ts'
import { renderWithStore } from '../../../../test/render-with-store.tsx'
import { Carousel } from '../closeup-parts.ts'
import { PinPicture } from '../PinPicture.tsx'

browserLike()
bringParts([Carousel])

const images = aPinView().images
const slot = (id: string, title: string, link: string | null = null) => ({
  id,
  title,
  details: `About ${title}`,
  link,
  alt_text: id === '1' ? 'Its handle' : '',
  images,
})
const content = { kind: 'carousel' as const, slot_count: 3 }
const pin = aPinView({
  content,
  carousel_slots: [slot('0', 'Front'), slot('1', 'Side', 'https://side.test/'), slot('2', 'Back')],
})

const shown = { messageAreas: ['closeup', 'pins'] as const, entities: { pins: [pin] } }

async function show() {
  await renderWithStore(<PinPicture pin={pin} />, shown)
  await screen.findByRole('region', { name: 'Images in this pin' })
  return userEvent.setup()
}

const place = () => screen.getByRole('status').textContent

describe('a carousel', () => {
  it('is its first picture until the others are known', async () => {
    const card = aPinView({ content, images })
    await renderWithStore(<PinPicture pin={card} />, { ...shown, entities: { pins: [card] } })
    expect(screen.getAllByRole('img')).toHaveLength(1)
    expect(screen.queryByRole('region', { name: 'Images in this pin' })).toBeNull()
  })

  it('C-3.36 arrows page through its slots, and the place is said', async () => {
    const user = await show()
    expect(place()).toBe('Image 1 of 3')
    await user.click(screen.getByRole('button', { name: 'Next image' }))
    expect(place()).toBe('Image 2 of 3')
    const shown = within(screen.getByRole('group', { name: 'Image 2 of 3' }))
    expect(shown.getByRole('heading', { name: 'Side' })).toBeVisible()
    expect(shown.getByText('About Side')).toBeVisible()
    expect(shown.getByAltText('Its handle')).toBeVisible()
    expect(shown.getByRole('link', { name: 'Visit site' })).toHaveAttribute('href', 'https://side.test/')
    await user.click(screen.getByRole('button', { name: 'Previous image' }))
    expect(place()).toBe('Image 1 of 3')
  })

  it('C-3.36 the arrow keys do the same and stop at both ends', async () => {
    const user = await show()
    screen.getByRole('button', { name: 'Next image' }).focus()
    await user.keyboard('{ArrowLeft}')
    expect(place()).toBe('Image 1 of 3')
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    expect(place()).toBe('Image 3 of 3')
    expect(screen.getByRole('button', { name: 'Next image' })).toHaveAttribute('aria-disabled', 'true')
  })

  it('a picture that a swipe came to rest at can be used', async () => {
    await show()
    const track = screen.getByRole('group', { name: 'Image 1 of 3' }).parentElement!
    Object.defineProperties(track, { clientWidth: { value: 300 }, scrollLeft: { value: 600 } })
    fireEvent.scroll(track)
    await waitFor(() => expect(place()).toBe('Image 3 of 3'))
    expect(screen.getByRole('group', { name: 'Image 3 of 3' })).not.toHaveAttribute('inert')
  })

  it('has all its images in what is served, and none that cannot be used before it comes to life', async () => {
    const shut: number[][] = []
    const count = (part: ParentNode) =>
      void shut.push([part.querySelectorAll('img').length, part.querySelectorAll('[inert]').length])
    await renderWithStore(<PinPicture pin={pin} />, { ...shown, beforeLife: count })
    count(document)
    expect(shut).toEqual([
      [3, 0],
      [3, 2],
    ])
  })

  it('has pictures as wide as the card that the first one shapes', async () => {
    const wide = { ...pin, images: { ...images, orig: { ...images.orig, width: 2400, height: 1000 } } }
    await renderWithStore(<PinPicture pin={wide} />, { ...shown, entities: { pins: [wide] } })
    await screen.findByRole('region', { name: 'Images in this pin' })
    for (const picture of document.querySelectorAll('img'))
      expect(picture).toHaveAttribute('sizes', '(max-width: 767px) 100vw, 1056px')
  })

  it('says on its card how many images it has', async () => {
    await renderWithStore(<PinCard pin={aPin({ content })} />, { messageAreas: ['pins'] })
    expect(screen.getByText('3 images')).toBeVisible()
  })
})
