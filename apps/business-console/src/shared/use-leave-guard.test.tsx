import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { AdminContext, testDataProvider } from 'react-admin'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { i18nProvider } from '../providers/i18n-provider.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

const confirm = vi.fn<() => boolean>()
beforeEach(() => vi.stubGlobal('confirm', confirm.mockReset()))

function Page() {
  const [text, setText] = useState('')
  useLeaveGuard(() => text !== '')
  return (
    <>
      <input aria-label="Budget" value={text} onChange={({ target }) => setText(target.value)} />
      <output aria-label="Place">{useLocation().pathname}</output>
    </>
  )
}

function open() {
  const page = (
    <AdminContext dataProvider={testDataProvider()} i18nProvider={i18nProvider}>
      <Page />
    </AdminContext>
  )
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/plan'] })
  render(<RouterProvider router={router} />)
  return router
}

const type = () => fireEvent.change(screen.getByLabelText('Budget'), { target: { value: '20' } })
const leave = (router: ReturnType<typeof open>) => act(() => router.navigate('/elsewhere'))
const expectPlace = (place: string) =>
  waitFor(() => expect(screen.getByLabelText('Place')).toHaveTextContent(place))

it('a page without changes is left unasked, also by closing its tab', async () => {
  const router = open()
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true)
  await leave(router)
  await expectPlace('/elsewhere')
  expect(confirm).not.toHaveBeenCalled()
})

it('a page with changes stays where that is wanted, and keeps them', async () => {
  confirm.mockReturnValue(false)
  const router = open()
  type()
  await leave(router)
  await waitFor(() => expect(confirm).toHaveBeenCalledOnce())
  await expectPlace('/plan')
  expect(screen.getByLabelText('Budget')).toHaveValue('20')
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false)
})

it('a page with changes is left where that is wanted', async () => {
  confirm.mockReturnValue(true)
  const router = open()
  type()
  await leave(router)
  await expectPlace('/elsewhere')
  expect(confirm).toHaveBeenCalledOnce()
})
