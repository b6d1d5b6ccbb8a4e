import { expect, it } from 'vitest'
import type { RequestContext } from '@tessera/api-types/page/request-context'
import { arrivedSession } from '../../entities/session/session-slice.ts'
import { makeStore } from '../../shared/store/make-store.ts'
import { aPageData, aRequestContext } from '../../test/request-fixtures.ts'
import { movedPages } from '../routing/moved-pages.ts'
import { pageHandlerNames } from '../routing/page-modules.ts'
import { preloadMainPages } from './main-pages.ts'

function loadedFor(context: Partial<RequestContext>, isSlow = false) {
  const loaded: string[] = []
  const session = arrivedSession({ requestContext: aRequestContext(context), pageData: aPageData() })
  const store = makeStore({
    transport: () => Promise.reject(new Error('no calls')),
    preloadedState: { session },
  })
  preloadMainPages(store, {
    load: (handler) => loaded.push(handler),
    isSlow: () => isSlow,
    soon(task) {
      task()
      return () => undefined
    },
  })
  return loaded
}

const desk = { ...aRequestContext().userAgent, isMobile: false, isTablet: false }

it('I-4.81 members at a desk are brought the code of the main pages', () => {
  const loaded = loadedFor({ isAuthenticated: true, userAgent: desk })
  expect(loaded).toEqual(['index', 'pin/[id]', 'search/[scope]', '[username]', 'news_hub'])
  expect(loaded.filter((handler) => !pageHandlerNames.includes(handler) || movedPages.has(handler))).toEqual(
    [],
  )
})

it('I-4.81 visitors, phones and slow connections are not', () => {
  expect(loadedFor({ isAuthenticated: false, userAgent: desk })).toEqual([])
  expect(loadedFor({ isAuthenticated: true, userAgent: { ...desk, isMobile: true } })).toEqual([])
  expect(loadedFor({ isAuthenticated: true, userAgent: desk }, true)).toEqual([])
})
