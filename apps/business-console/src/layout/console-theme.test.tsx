import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import TableSortLabel from '@mui/material/TableSortLabel'
import { act, render, screen } from '@testing-library/react'
import { AdminContext, testDataProvider } from 'react-admin'
import { expect, it } from 'vitest'
import { consoleTheme } from './console-theme.ts'

it.each([
  ['a button', <Button key="part">Press</Button>],
  ['an icon button', <IconButton key="part">x</IconButton>],
  ['the head of a column', <TableSortLabel key="part">Name</TableSortLabel>],
])('shows %s with a ring when the keyboard comes to it', (_name, part) => {
  render(
    <AdminContext dataProvider={testDataProvider()} theme={consoleTheme} darkTheme={null}>
      {part}
    </AdminContext>,
  )
  const button = screen.getByRole('button')
  expect(getComputedStyle(button).outlineWidth).not.toBe('3px')
  act(() => button.focus())
  expect(getComputedStyle(button).outlineWidth).toBe('3px')
})
