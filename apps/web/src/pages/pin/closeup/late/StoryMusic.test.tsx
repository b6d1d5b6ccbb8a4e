import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { STORY_BLOCK_TYPES as types } from '@tessera/api-types/story-pins/story-constants'
import type { StoryPinData } from '@tessera/api-types/story-pins/views'
import { bringParts } from '../../../../test/render-with-store.tsx'
import { browserLike } from '../../../../test/browser-like.ts'
import {
  edits,
  image,
  leaf,
  story,
  openStory,
  playsClips,
  storyRegion,
} from '../../../../test/open-story.tsx'
import { closeupParts } from '../closeup-parts.ts'

browserLike()
bringParts(closeupParts)

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

describe('the music of a story', () => {
  const track = (id: string, title: string) => ({
    id,
    title,
    artist: 'The Makers',
    isrc: null,
    thumbnail: null,
    duration: 60_000,
    url: `/images/music/${id}.m4a`,
  })
  const heard = (id: string, title: string, start_ms = 0) => ({
    type: types.music,
    edits,
    start_ms,
    track: track(id, title),
  })
  const picture = { type: types.image, edits, image, alt_text: 'Dough' }
  const withMusic: StoryPinData = {
    ...story,
    pages: [
      { ...leaf, id: 'a', blocks: [picture, heard('6', 'Dawn', 3000)] },
      { ...leaf, id: 'b', blocks: [picture, heard('6', 'Dawn')] },
      { ...leaf, id: 'c', blocks: [picture, heard('7', 'Dusk')] },
    ],
  }
  const sound = (region: HTMLElement) => region.querySelector<HTMLAudioElement>('audio')!
  const next = (region: HTMLElement) => within(region).getByRole('button', { name: 'Next page' })

  it('C-3.32 names the music of a page, and of the text', async () => {
    playsClips()
    await openStory(withMusic)
    const region = await storyRegion()
    expect(within(region).getByText('♪ Dawn · The Makers')).toHaveAttribute('aria-hidden', 'true')
    expect(within(region).getByText('Music: Dawn by The Makers')).toBeInTheDocument()
    await userEvent.click(screen.getByText('Read this story as text'))
    expect(screen.getAllByText('Music: Dusk by The Makers')).toHaveLength(1)
  })

  it('C-3.33 is silent until sound is chosen, plays on where the track stays, and stops with the page', async () => {
    const play = playsClips()
    const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause')
    const { user } = await openStory(withMusic)
    const region = await storyRegion()
    expect(play).not.toHaveBeenCalled()
    expect(sound(region)).not.toHaveAttribute('src')
    await user.click(within(region).getByRole('button', { name: 'Turn sound on' }))
    expect(sound(region)).toHaveAttribute('src', '/images/music/6.m4a')
    expect(sound(region).currentTime).toBe(3)
    sound(region).currentTime = 9
    await user.click(next(region))
    expect(sound(region)).toHaveAttribute('src', '/images/music/6.m4a')
    expect(sound(region).currentTime).toBe(9)
    await user.click(next(region))
    expect(sound(region)).toHaveAttribute('src', '/images/music/7.m4a')
    expect(localStorage.getItem('story_sound')).toBe('on')
    pause.mockClear()
    fireEvent.pointerDown(region)
    expect(pause).toHaveBeenCalledTimes(1)
    fireEvent.pointerUp(region)
    const plays = play.mock.calls.length
    await user.click(within(region).getByRole('button', { name: 'Pause' }))
    expect(pause.mock.calls.length).toBeGreaterThan(1)
    expect(play.mock.calls.length).toBeLessThanOrEqual(plays + 1)
  })

  it('plays on from a fresh address, asked for once, where the old one has expired', async () => {
    playsClips()
    const fresh = JSON.parse(JSON.stringify(withMusic).replaceAll('.m4a', '.m4a?until=later')) as StoryPinData
    const { user, asked } = await openStory(withMusic, fresh)
    const region = await storyRegion()
    await user.click(within(region).getByRole('button', { name: 'Turn sound on' }))
    sound(region).currentTime = 9
    fireEvent.error(sound(region))
    await waitFor(() => expect(sound(region)).toHaveAttribute('src', '/images/music/6.m4a?until=later'))
    expect(sound(region).currentTime).toBe(9)
    fireEvent.error(sound(region))
    expect(asked()).toBe(2)
    fireEvent.playing(sound(region))
    fireEvent.error(sound(region))
    await waitFor(() => expect(asked()).toBe(3))
  })

  it('C-3.33 a remembered choice plays at once, except where data is saved or the browser refuses', async () => {
    localStorage.setItem('story_sound', 'on')
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
    const play = playsClips()
    const saving = await openStory(withMusic)
    await storyRegion()
    expect(play).not.toHaveBeenCalled()
    saving.unmount()
    Reflect.deleteProperty(navigator, 'connection')
    play.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    await openStory(withMusic)
    const region = await storyRegion()
    expect(play).toHaveBeenCalledTimes(1)
    expect(await within(region).findByRole('button', { name: 'Turn sound on' })).toBeInTheDocument()
    expect(localStorage.getItem('story_sound')).toBe('on')
  })
})
