import { afterEach, expect, it, vi } from 'vitest'
import { browserLike } from '../../test/browser-like.ts'
import { holdSecondPress } from './second-press.ts'

browserLike()

let stop = () => {}
afterEach(() => {
  stop()
  document.body.replaceChildren()
})

function aPage(html: string) {
  document.body.innerHTML = html
  stop = holdSecondPress(document)
  const heard = vi.fn((event: Event) => event.defaultPrevented)
  document.body.addEventListener('click', (event) => heard(event))
  return { heard, at: (selector: string) => document.querySelector<HTMLElement>(selector)! }
}

const press = (element: HTMLElement, detail: number) =>
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))

it('the second press of a double click does not reach the row that moved up', () => {
  const { heard, at } = aPage('<button id="ada">Accept</button><button id="ben">Accept</button>')
  press(at('#ada'), 1)
  at('#ada').remove()
  expect(press(at('#ben'), 2)).toBe(false)
  expect(heard).toHaveBeenCalledTimes(1)
})

it('two presses on one control, and single ones on two, are left alone', () => {
  const { heard, at } = aPage('<button id="next"><b>Next</b></button><a href="#there">There</a>')
  press(at('#next'), 1)
  press(at('#next b'), 2)
  press(at('a'), 1)
  at('#next').click()
  expect(heard).toHaveBeenCalledTimes(4)
})

it('a double click that selects a word is left alone', () => {
  const { heard, at } = aPage('<p>Words <button>Reply</button></p>')
  press(at('p'), 1)
  press(at('p'), 2)
  expect(heard).toHaveBeenCalledTimes(2)
})
