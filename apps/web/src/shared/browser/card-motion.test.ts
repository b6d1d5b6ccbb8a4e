// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { moveCards } from './card-motion.ts'
import { pageSwap } from './page-swap.ts'
import { startCardMotion } from './start-card-motion.ts'

const CARD = '<article data-pin-id="7"><a href="/pin/7/"><img alt="Bowl"></a></article>'
const CLOSEUP = '<article data-closeup-id="7"><img alt="Bowl"></article>'

const NAME = 'viewTransitionName'
const named = () =>
  [...document.querySelectorAll('img')].map(({ style }) => (style as unknown as Record<string, string>)[NAME])

let isReduced = false
/** The names of the pictures when the browser looks at the old page, and at the new one. */
let seen: unknown[] = []
let stop = () => undefined as void

function transitions() {
  Object.assign(document, {
    startViewTransition(update: () => Promise<void>) {
      seen.push(named())
      const updated = Promise.resolve().then(update)
      const ready = updated.then(() => void seen.push(named()))
      return { ready, finished: ready, skipTransition: () => seen.push('skipped') }
    },
  })
}

beforeEach(() => {
  seen = []
  isReduced = false
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: isReduced }) as MediaQueryList
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100)
  transitions()
  stop = moveCards()
})
afterEach(() => {
  stop()
  Reflect.deleteProperty(document, 'startViewTransition')
  vi.useRealTimers()
})

const goTo = (path: string) => window.history.replaceState(null, '', path)
const show = (page: string) => () => void (document.body.innerHTML = page)

describe('the picture of a pin', () => {
  it('is the one of the card on the old page and the opened one on the new, by one name', async () => {
    show(CARD)()
    goTo('/pin/7/')
    pageSwap.by(show(CLOSEUP), 'PUSH')
    await vi.waitFor(() => expect(seen).toEqual([['opened-pin'], ['opened-pin']]))
    await vi.waitFor(() => expect(named()).toEqual(['']))
  })

  it('flies back to its card', async () => {
    show(CLOSEUP)()
    goTo('/')
    pageSwap.by(show(CARD), 'POP')
    await vi.waitFor(() => expect(seen).toEqual([['opened-pin'], ['opened-pin']]))
  })

  it('does not fly to a page that one goes on to', () => {
    show(CLOSEUP)()
    goTo('/')
    pageSwap.by(show(CARD), 'PUSH')
    expect(seen).toEqual([])
  })

  it('is not waited for on a page that was drawn without its card', async () => {
    vi.useFakeTimers()
    show(CLOSEUP)()
    goTo('/')
    pageSwap.by(show('<p>Settings</p>'), 'POP')
    await vi.advanceTimersByTimeAsync(0)
    expect(seen).toContain('skipped')
  })

  it('is shown without motion where it is not there in time', async () => {
    vi.useFakeTimers()
    show(CARD)()
    goTo('/pin/7/')
    pageSwap.by(show('<p>Loading</p>'), 'PUSH')
    await vi.advanceTimersByTimeAsync(300)
    expect(document.body.textContent).toBe('Loading')
    expect(seen).toContain('skipped')
  })

  it.each([
    ['where less motion is wanted', () => void (isReduced = true), '/pin/7/'],
    [
      'in a browser without transitions',
      () => void Reflect.deleteProperty(document, 'startViewTransition'),
      '/pin/7/',
    ],
    ['between other pages', () => undefined, '/today/'],
  ])('stands still %s', async (_where, arrange, path) => {
    show(CARD)()
    arrange()
    goTo(path)
    pageSwap.by(show(CLOSEUP), 'PUSH')
    expect(seen).toEqual([])
    await vi.waitFor(() => expect(document.querySelector('[data-closeup-id]')).not.toBeNull())
  })
})

it('comes with the first movement over the page, and goes with it', async () => {
  stop()
  const plain = pageSwap.by
  const end = startCardMotion()
  expect(pageSwap.by).toBe(plain)
  document.body.dispatchEvent(new Event('pointerover', { bubbles: true }))
  await vi.waitFor(() => expect(pageSwap.by).not.toBe(plain))
  end()
  expect(pageSwap.by).toBe(plain)
})
