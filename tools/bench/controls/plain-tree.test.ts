import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { plainTree } from './plain-tree.ts'

describe('the plain tree of a page', () => {
  it.each([
    '<html><head><title>A &amp; B</title></head><body><p class="x">Hi <b>there</b></p></body></html>',
    '<html><head></head><body><img src="/a.jpg" alt="" loading="lazy"/><input type="text" value="q"/></body></html>',
    '<html><head></head><body><div style="--columns:2;background-color:red"><br/></div></body></html>',
  ])('renders to the page it was read from: %s', (html) => {
    expect(renderToStaticMarkup(plainTree(`<!doctype html>${html}`))).toBe(html)
  })

  it('keeps script elements without their text, which React never renders', () => {
    const html = '<html><head></head><body><script type="module">if (1 < 2) go()</script></body></html>'
    expect(renderToStaticMarkup(plainTree(html))).toBe(
      '<html><head></head><body><script type="module"></script></body></html>',
    )
  })
})
