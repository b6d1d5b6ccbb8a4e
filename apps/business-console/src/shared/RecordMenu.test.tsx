import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { openConsole } from '../test/open-console.tsx'
import { sampleRow } from '../test/sample-row.ts'

const { promise: codeArrives, resolve: letCodeArrive } = vi.hoisted(() => Promise.withResolvers<void>())

vi.mock('./AccessPreview.tsx', async (load) => {
  await codeArrives
  return load()
})

afterEach(() => vi.unstubAllGlobals())

it('a removal that is confirmed before its preview has come asks for none any more', async () => {
  const abilities = { can_edit_role: true, can_edit_assets: true, can_delete: true }
  const ada = {
    ...sampleRow('employees'),
    id: '1',
    full_name: 'Ada',
    business_roles: ['EMPLOYEE'],
    abilities,
  }
  const { promise: removed, resolve: remove } = Promise.withResolvers<Response>()
  const { calls } = openConsole('people', {
    rows: { employees: [ada] },
    answers: { '/v3/businesses/9/employees/1': () => removed },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for Ada' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Remove Ada' }))
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(calls).toContain('DELETE /v3/businesses/9/employees/1'))
  letCodeArrive()
  await vi.dynamicImportSettled()
  remove(Response.json(ada))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls.filter((call) => call.includes('preview'))).toEqual([])
})
