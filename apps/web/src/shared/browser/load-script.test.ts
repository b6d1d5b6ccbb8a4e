// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { loadScript } from './load-script.ts'

const scripts = (url: string) => [
  ...document.head.querySelectorAll<HTMLScriptElement>(`script[src="${url}"]`),
]

afterEach(() => document.head.replaceChildren())

describe('a script of somebody else', () => {
  it('I-8.13 that does not load rejects with its URL, and may be asked for again', async () => {
    const url = 'https://scripts.test/broken.js'
    const load = loadScript(url)
    scripts(url)[0]?.dispatchEvent(new Event('error'))
    await expect(load).rejects.toMatchObject({ cause: url, message: expect.stringContaining(url) as string })
    expect(scripts(url)).toHaveLength(0)
    const again = loadScript(url)
    scripts(url)[0]?.dispatchEvent(new Event('load'))
    await expect(again).resolves.toBeUndefined()
  })

  it('is loaded once a page, however often it is asked for', async () => {
    const url = 'https://scripts.test/once.js'
    const loads = [loadScript(url), loadScript(url)]
    expect(scripts(url)).toHaveLength(1)
    scripts(url)[0]?.dispatchEvent(new Event('load'))
    await Promise.all([...loads, loadScript(url)])
    expect(scripts(url)).toHaveLength(1)
  })
})
