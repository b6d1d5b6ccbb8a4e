// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { listAddress, rememberList } from './list-address.ts'

afterEach(() => sessionStorage.clear())

it('a list is left with its sort and search, which hold when the page is loaded anew', async () => {
  rememberList('/business/9/hub/people', '?sort=email&order=DESC')
  vi.resetModules()
  const anew = await import('./list-address.ts')
  expect(anew.listAddress('/business/9/hub/people')).toBe('/business/9/hub/people?sort=email&order=DESC')
})

it('a list that was never left is as usual', () => {
  expect(listAddress('/business/9/hub/tags')).toBe('/business/9/hub/tags')
})
