import { render, type RenderResult } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { beforeAll } from 'vitest'
import type { PageData, RequestContext } from '@tessera/api-types/page/request-context'
import { AppProviders } from '../app/AppProviders.tsx'
import { arrivedSession } from '../entities/session/session-slice.ts'
import type { PageModule } from '../app/routing/page-module.ts'
import type { Transport } from '../shared/api/call.ts'
import { entitiesReceived, type EntityBatch } from '../shared/api/entities-received.ts'
import type { MessageArea } from '../shared/i18n/messages.ts'
import { Link } from '../shared/navigation/Link.tsx'
import { createTranslator, type Translator } from '../shared/i18n/translator.ts'
import { type AppStore, makeStore } from '../shared/store/make-store.ts'
import { aPageData, aRequestContext } from './request-fixtures.ts'

type Options = {
  /** Answers the calls; without one every call fails the test. */
  transport?: Transport
  path?: string
  /** Texts the part needs besides the core ones. */
  messageAreas?: readonly MessageArea[]
  /** Things the store holds already. */
  entities?: EntityBatch
  requestContext?: Partial<RequestContext>
  pageData?: Partial<PageData>
  /** What a person does to the served page before it is hydrated; the page is then hydrated. */
  beforeLife?: (served: HTMLElement) => void
}

const noCalls: Transport = ({ name }) => Promise.reject(new Error(`Unexpected call of ${name}`))

/** A part of the site with a real store, router and English texts around it. */
export async function renderWithStore(
  part: ReactNode,
  {
    transport = noCalls,
    path = '/',
    messageAreas = [],
    entities,
    requestContext,
    pageData,
    beforeLife,
  }: Options = {},
): Promise<RenderResult & { store: AppStore; translator: Translator<MessageArea> }> {
  const session = arrivedSession({
    requestContext: aRequestContext(requestContext),
    pageData: aPageData(pageData),
  })
  const store = makeStore({ transport, preloadedState: { session } })
  if (entities) store.dispatch(entitiesReceived(entities))
  const translator = await createTranslator('en_US')
  await translator.addAreas(messageAreas)
  const page = (
    <AppProviders
      site={{ name: 'Tessera', origin: 'http://site.test' }}
      store={store}
      translator={translator}
    >
      <MemoryRouter initialEntries={[path]}>{part}</MemoryRouter>
    </AppProviders>
  )
  return { ...(beforeLife ? renderServed(page, beforeLife) : render(page)), store, translator }
}

function renderServed(page: ReactNode, beforeLife: (served: HTMLElement) => void): RenderResult {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  beforeLife(container)
  return render(page, { container, hydrate: true })
}

/** A link of the site's frame, and where one is. */
export const WayOut = () => (
  <>
    <Link to="/today/">Today</Link>
    <output data-testid="place">{useLocation().pathname}</output>
  </>
)

/** For pages that are shown whole, as after a navigation: their late parts are here before. */
export const bringParts = (parts: PageModule['lateParts'] = []): void =>
  beforeAll(async () => {
    await Promise.all(parts.map((part) => part.bring({ addAreas: () => Promise.resolve() })))
  })
