import { expect, it } from 'vitest'
import { isReservedUsername } from '@tessera/api-types/identity/reserved-usernames'
import { makeStore } from '../../shared/store/make-store.ts'
import { movedPages } from './moved-pages.ts'
import { pageLoader } from './page-modules.ts'

async function outcomeOf(handler: string, path: string, params = {}) {
  const { preload } = await pageLoader(handler)()
  const store = makeStore({ transport: () => Promise.reject(new Error('no calls')) })
  return preload?.({ store, params, url: new URL(path, 'http://site.test') })
}

it('C-2.21 a search without a scope is one of pins', async () => {
  const redirect = '/search/pins/?q=a%26b'
  expect(await outcomeOf('search', '/search/?q=a%26b')).toEqual({ status: 301, redirect })
})

it('C-2.47 a part of the address goes along as it was written', async () => {
  const outcome = await outcomeOf('categories/[slug]', '/categories/a%2Fb/', { slug: 'a/b' })
  expect(outcome).toEqual({ status: 301, redirect: '/topics/a%2Fb/' })
})

it('I-2.15 nobody can be called what one of them begins with', () => {
  const beginnings = [...movedPages.keys()].map((handler) => handler.split('/')[0] ?? '')
  const words = beginnings.filter((word) => !word.startsWith('['))
  expect(words).toContain('explore')
  expect(words.filter((word) => !isReservedUsername(word))).toEqual([])
})
