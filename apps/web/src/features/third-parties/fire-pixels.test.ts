import { describe, expect, it } from 'vitest'
import type { PixelKind, PixelProvider } from '@tessera/api-types/third-parties/pixel-rules'
import { firePixels, providersFor, sendPixel } from './fire-pixels.ts'

const provider = (kind: PixelKind, regions: string[] = ['US']): PixelProvider => ({
  name: kind,
  url: `https://${kind}.test/p?u={url}&e={event}`,
  kind,
  regions,
})
const failing = (times: number) => {
  const sent: string[] = []
  const send = (url: string) => {
    sent.push(url)
    return sent.length <= times ? Promise.reject(new Error('no')) : Promise.resolve()
  }
  return { sent, send }
}

describe('sending a pixel', () => {
  it('I-9.13 a social pixel is tried three times more, then let be', async () => {
    const { sent, send } = failing(99)
    await sendPixel(provider('social'), 'https://social.test/p', send)
    expect(sent).toHaveLength(4)
    const second = failing(1)
    await sendPixel(provider('social'), 'https://social.test/p', second.send)
    expect(second.sent).toHaveLength(2)
  })

  it('I-9.13 other pixels are tried once', async () => {
    const { sent, send } = failing(99)
    await sendPixel(provider('conversion'), 'https://conversion.test/p', send)
    expect(sent).toHaveLength(1)
  })

  it('I-7.60 each provider of the place hears of the event once', async () => {
    const { sent, send } = failing(0)
    const pixels = [provider('conversion'), provider('social', ['US', '-US-CA']), provider('search', ['JP'])]
    const shot = {
      url: 'https://tessera.test/?q=1',
      referrer: '',
      userHash: '',
      event: 'page_visit' as const,
    }
    await firePixels(providersFor(pixels, { country: 'US', region: 'NY' }), shot, send)
    expect(sent).toEqual([
      'https://conversion.test/p?u=https%3A%2F%2Ftessera.test%2F&e=page_visit',
      'https://social.test/p?u=https%3A%2F%2Ftessera.test%2F&e=page_visit',
    ])
    expect(providersFor(pixels, { country: 'US', region: 'CA' }).map(({ name }) => name)).toEqual([
      'conversion',
    ])
  })
})
