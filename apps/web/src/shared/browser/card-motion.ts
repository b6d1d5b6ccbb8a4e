import './card-motion.css'
import type { NavigationType } from '../navigation/navigation-type.ts'
import { pageSwap } from './page-swap.ts'

const NAME = 'opened-pin'
/** The page stands still while the next one is drawn: what takes longer comes without motion. */
const LONGEST_MS = 250
const PIN_PATH = /^\/pin\/(\d+)\/$/

type Flight = { from: HTMLElement; to: string; isBack: boolean }

const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

function isOnScreen(image: Element): boolean {
  const { top, bottom, width } = image.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < window.innerHeight
}

/** The picture of an opened pin, or of its card; nothing where it is not on the screen. */
function pictureIn(selector: string): HTMLElement | undefined {
  const found = [...document.querySelectorAll<HTMLElement>(`${selector} img`)]
  return found.find(isOnScreen)
}

const closeupOf = (id: string) => `[data-closeup-id="${id}"]`
const cardOf = (id: string) => `[data-pin-id="${id}"] a`

/** From the picture that is on the screen to where the same one will be; nothing where no pin is opened, or left by going back. */
function flight(way: NavigationType): Flight | undefined {
  const opened = document.querySelector<HTMLElement>('[data-closeup-id]')?.dataset['closeupId']
  const next = PIN_PATH.exec(window.location.pathname)?.[1]
  const card = next === undefined ? undefined : pictureIn(cardOf(next))
  if (next !== undefined && card) return { from: card, to: closeupOf(next), isBack: false }
  if (opened === undefined || next !== undefined || way !== 'POP') return undefined
  const left = pictureIn(closeupOf(opened))
  return left && { from: left, to: cardOf(opened), isBack: true }
}

/** The picture once the next page has drawn it; nothing after a while, or where a page one goes back to has none. */
function arrived({ from, to, isBack }: Flight): Promise<HTMLElement | undefined> {
  return new Promise((resolve) => {
    const finish = (image?: HTMLElement) => {
      observer.disconnect()
      clearTimeout(timer)
      resolve(image)
    }
    const look = () => {
      const image = pictureIn(to)
      if (image || (isBack && !from.isConnected)) finish(image)
    }
    const observer = new MutationObserver(look)
    const timer = setTimeout(() => finish(), LONGEST_MS)
    observer.observe(document.body, { childList: true, subtree: true })
    look()
  })
}

function fly(swap: () => void, path: Flight): void {
  const { from } = path
  from.style.viewTransitionName = NAME
  let landed: HTMLElement | undefined
  const transition = document.startViewTransition(async () => {
    from.style.viewTransitionName = ''
    swap()
    landed = await arrived(path)
    if (landed) landed.style.viewTransitionName = NAME
    else transition.skipTransition()
  })
  // A transition that another one overtakes is refused: the page is there all the same.
  transition.ready.catch(() => undefined)
  void transition.finished.then(() => {
    if (landed) landed.style.viewTransitionName = ''
  })
}

/** From now on a card's picture becomes that of the opened pin, and flies back; where the browser can and people like it. */
export function moveCards(): () => void {
  const before = pageSwap.by
  pageSwap.by = (show, way) => {
    const path = 'startViewTransition' in document && !isStill() ? flight(way) : undefined
    const swap = () => before(show, way)
    if (path) fly(swap, path)
    else swap()
  }
  return () => void (pageSwap.by = before)
}
