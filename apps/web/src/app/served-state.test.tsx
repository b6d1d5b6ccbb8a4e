// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { lazy, Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { arrivedSession, selectViewer, viewerChanged } from '../entities/session/session-slice.ts'
import { createTranslator } from '../shared/i18n/translator.ts'
import { useAppSelector } from '../shared/store/hooks.ts'
import { makeStore } from '../shared/store/make-store.ts'
import { messagingViewer } from '../test/open-messages.tsx'
import { aPageData, aRequestContext } from '../test/request-fixtures.ts'
import { AppProviders } from './AppProviders.tsx'
import { mountApp } from './boot/mount-app.tsx'

function Name() {
  return <p>{useAppSelector(selectViewer)?.full_name}</p>
}

it('a part that comes to life late takes up what was served, then shows what changed since', async () => {
  const pageData = aPageData({ initialUser: messagingViewer })
  const session = arrivedSession({ requestContext: aRequestContext(), pageData })
  const store = makeStore({ transport: async () => ({ data: null }), preloadedState: { session } })
  const translator = await createTranslator('en_US')
  const site = { name: 'Tessera', origin: 'http://site.test' }
  let arrive: (module: { default: typeof Name }) => void = () => undefined
  const Late = lazy(() => new Promise<{ default: typeof Name }>((resolve) => (arrive = resolve)))
  const page = (part: React.ReactNode) => (
    <AppProviders site={site} store={store} served={store.getState()} translator={translator}>
      <Suspense>{part}</Suspense>
    </AppProviders>
  )
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(page(<Name />))
  const reports: unknown[] = []
  await act(async () => mountApp(root, page(<Late />), (error) => reports.push(error)))
  await act(async () => void store.dispatch(viewerChanged({ full_name: 'Another Name' })))
  await act(async () => arrive({ default: Name }))
  expect(reports).toEqual([])
  expect(root.textContent).toBe('Another Name')
  root.remove()
})
