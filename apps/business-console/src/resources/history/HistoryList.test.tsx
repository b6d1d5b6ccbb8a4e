import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { openConsole } from '../../test/open-console.tsx'
import { sampleRow } from '../../test/sample-row.ts'

afterEach(() => vi.unstubAllGlobals())

it('changes of one entry stand below each other also in a card, which lays out what its cells hold', async () => {
  const changes = [
    { field: 'sharedWith', old: null, new: 'Fern' },
    { field: 'sharedWith', old: null, new: 'Field' },
  ]
  openConsole('history', { rows: { history: [{ id: '1', ...sampleRow('history'), changes }] } })
  const first = await screen.findByText('Shared with: None → Fern')
  expect(screen.getByText('Shared with: None → Field').parentElement).toBe(first.parentElement)
  expect(screen.getByRole('cell', { name: /Fern/ }).children).toHaveLength(1)
})
