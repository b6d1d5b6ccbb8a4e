import { screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { openConsole } from '../../test/open-console.tsx'
import { sampleRow } from '../../test/sample-row.ts'

afterEach(() => vi.unstubAllGlobals())

const person = (id: string, full_name: string, role: string) => ({
  ...sampleRow('employees'),
  id,
  full_name,
  email: `${id}@tessera.test`,
  business_roles: [role],
})

it('B-2.09 everybody of the business stands in the list, with the way to their details', async () => {
  openConsole('people', {
    rows: { employees: [person('7', 'Ada Moss', 'OWNER'), person('8', 'Ben Tide', 'EMPLOYEE')] },
  })
  expect(await screen.findByRole('link', { name: 'Ben Tide' })).toHaveAttribute(
    'href',
    '/business/9/hub/people/8',
  )
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows).toHaveLength(2)
  expect(within(rows[0]!).getByText('Owner')).toBeInTheDocument()
  expect(within(rows[1]!).getByText('8@tessera.test')).toBeInTheDocument()
})
