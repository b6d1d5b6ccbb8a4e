import { act } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { browserLike } from '../../test/browser-like.ts'
import { aPageData, aRequestContext } from '../../test/request-fixtures.ts'
import { dataText } from '../routing/head-tags.ts'
import { ELEMENT } from './page-elements.ts'
import { startApp } from './start-app.tsx'

browserLike()

const SERVED = '<p>As served</p>'

function serve(handlers: string[], path: string) {
  vi.stubGlobal('scrollTo', () => undefined)
  window.history.replaceState(null, '', path)
  const embed = (id: string, value: unknown) =>
    `<script type="application/json" id="${id}">${dataText(value)}</script>`
  const page = { requestContext: aRequestContext(), pageData: aPageData(), siteName: 'Tessera' }
  document.body.innerHTML = `<div id="${ELEMENT.root}">${SERVED}</div>
    ${embed(ELEMENT.pageData, page)}${embed(ELEMENT.routeManifest, { handlers })}`
}

const served = () => document.getElementById(ELEMENT.root)?.innerHTML

const deps = {
  window,
  fetch: () => Promise.reject(new Error('no network')),
  transportOf: () => () => Promise.reject(new Error('no calls')),
  wait: () => Promise.resolve(),
  report: () => undefined,
}

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
  window.history.replaceState(null, '', '/')
})

it('I-4.78 a page whose code does not come stays as it was served', async () => {
  serve(['gone'], '/gone/')
  await expect(startApp(deps)).rejects.toThrow('Unable to load module for handler gone')
  expect(served()).toBe(SERVED)
})

it('I-4.78 nothing is touched before the code of the page is here', async () => {
  serve(['offline'], '/offline/')
  const starting = startApp(deps)
  await Promise.resolve()
  expect(served()).toBe(SERVED)
  await act(() => starting)
  expect(served()).not.toBe(SERVED)
})
