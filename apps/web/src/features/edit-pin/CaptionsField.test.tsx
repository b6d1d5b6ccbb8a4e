import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { apiError } from '../../shared/api/http-answer.ts'
import { selectToasts } from '../../shared/toasts/toast-slice.ts'
import { browserLike } from '../../test/browser-like.ts'
import { fakeServer } from '../../test/fake-server.ts'
import { aPinView } from '../../test/pin-builders.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { CaptionsField } from './CaptionsField.tsx'

browserLike()

const SIGNATURE = 'aabbccaabbccaabbccaabbccaabbccaa'
const file = (text: string) => new File([text], 'words.vtt', { type: 'text/vtt' })
const WORDS = 'WEBVTT\n\n00:00.000 --> 00:02.000\nHello\n'

async function show({ captions, answers = {}, isMine = true }: Shown = {}) {
  const { abilities } = aPinView()
  const version = { url: '/v.mp4', width: 720, height: 1280, duration: 3000, thumbnail: '/t.jpg' }
  const pin = aPinView({
    abilities: { ...abilities, can_set_captions: isMine },
    content: {
      kind: 'video',
      signature: SIGNATURE,
      duration: version.duration,
      video_list: { V_720P: { ...version, captionsUrls: captions ? { [captions]: '/captions.vtt' } : {} } },
    },
  })
  const server = fakeServer(answers)
  const view = await renderWithStore(<CaptionsField pin={pin} />, {
    messageAreas: ['composer'],
    transport: server.transport,
    entities: { pins: [pin] },
  })
  return { ...view, server, user: userEvent.setup() }
}

type Shown = { captions?: string; answers?: Record<string, unknown>; isMine?: boolean }

describe('the captions of a video', () => {
  it('C-3.13 its creator adds them in a language', async () => {
    const answers = { 'media.setCaptions': { signature: SIGNATURE, captions_language: 'nb' } }
    const { server, store, user } = await show({ answers })
    await user.selectOptions(screen.getByLabelText('Language of the captions'), 'Norwegian Bokmål')
    await user.upload(screen.getByLabelText('Captions file'), file(WORDS))
    await waitFor(() => expect(server.askedFor('media.setCaptions')).toHaveLength(1))
    expect(server.askedFor('media.setCaptions')[0]?.input).toEqual({
      signature: SIGNATURE,
      language: 'nb',
      captions: WORDS,
    })
    await waitFor(() => expect(selectToasts(store.getState())[0]?.text).toBe('Captions saved'))
  })

  it('C-3.13 they are named by their language, and removed', async () => {
    const answers = { 'media.setCaptions': { signature: SIGNATURE, captions_language: null } }
    const { server, user } = await show({ captions: 'de', answers })
    expect(screen.getByText('In German')).toBeVisible()
    expect(screen.getByLabelText('Replace captions file')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Remove captions' }))
    await waitFor(() => expect(server.askedFor('media.setCaptions')).toHaveLength(1))
    expect(server.askedFor('media.setCaptions')[0]?.input).toEqual({ signature: SIGNATURE, captions: null })
  })

  it('explains beside the field that a file holds no captions', async () => {
    const reason = { key: 'INVALID_INPUT', fields: { captions: { key: 'field.webVtt' } } }
    const answers = { 'media.setCaptions': { error: apiError({ reason }, 400) } }
    const { user } = await show({ answers })
    await user.upload(screen.getByLabelText('Captions file'), file('1\n00:00:00,000'))
    expect(await screen.findByText(/Choose a WebVTT file/)).toBeVisible()
    expect(screen.getByLabelText('Captions file')).toBeInvalid()
  })

  it('is not there for a copy, nor for a picture', async () => {
    const { container } = await show({ isMine: false })
    expect(container).not.toHaveTextContent('Captions')
  })
})
