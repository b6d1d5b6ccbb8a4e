import { act, renderHook } from '@testing-library/react'
import { AdminContext, memoryStore, testDataProvider, useSidebarState } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { useSidebarBySize } from './use-sidebar-by-size.ts'

afterEach(() => vi.unstubAllGlobals())

/** A screen of a width, which may change. */
function screenOf(width: number) {
  let now = width
  const listeners = new Set<() => void>()
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return now <= Number(/max-width:([\d.]+)px/.exec(query)?.[1] ?? 0)
    },
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  }))
  return (next: number) =>
    act(() => {
      now = next
      for (const listener of listeners) listener()
    })
}

function open(store = memoryStore()) {
  const { result } = renderHook(() => (useSidebarBySize(), useSidebarState()), {
    wrapper: ({ children }) => (
      <MemoryRouter>
        <AdminContext dataProvider={testDataProvider()} store={store}>
          {children}
        </AdminContext>
      </MemoryRouter>
    ),
  })
  return { isOpen: () => result.current[0], toggle: (next: boolean) => act(() => result.current[1](next)) }
}

it('the menu is a rail where tables need its room, and whole on a wide screen', () => {
  const resize = screenOf(1199)
  const { isOpen } = open()
  expect(isOpen()).toBe(false)
  resize(1280)
  expect(isOpen()).toBe(true)
  resize(1024)
  expect(isOpen()).toBe(false)
})

it('the menu that somebody opened or closed by hand stays so on screens of that size', () => {
  const store = memoryStore()
  const resize = screenOf(1024)
  const { isOpen, toggle } = open(store)
  toggle(true)
  resize(1280)
  expect(isOpen()).toBe(true)
  toggle(false)
  resize(1024)
  expect(isOpen()).toBe(true)
  resize(1280)
  expect(isOpen()).toBe(false)
})

it('on a phone the menu lies over the page, and stays away until it is asked for', () => {
  screenOf(390)
  const { isOpen } = open()
  expect(isOpen()).toBe(false)
})

it('a menu that was open beside the page does not lie over it when the window becomes small', () => {
  const resize = screenOf(1280)
  const { isOpen, toggle } = open()
  expect(isOpen()).toBe(true)
  resize(390)
  expect(isOpen()).toBe(false)
  toggle(true)
  expect(isOpen()).toBe(true)
  resize(820)
  expect(isOpen()).toBe(false)
})

it('what the menu is on a phone is no choice for a wide screen', () => {
  const resize = screenOf(1280)
  const { isOpen, toggle } = open()
  expect(isOpen()).toBe(true)
  resize(390)
  toggle(false)
  resize(1280)
  expect(isOpen()).toBe(true)
})

it('a menu that was closed before sizes were told apart stays closed on a wide screen', () => {
  const store = memoryStore()
  store.setItem('sidebar.open', false)
  const resize = screenOf(1280)
  const { isOpen } = open(store)
  expect(isOpen()).toBe(false)
  resize(1024)
  resize(1280)
  expect(isOpen()).toBe(false)
})
