import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

export const takeFocus = (button: HTMLElement | null) => button?.focus()

const lines = {
  listStyle: 'none',
  m: 0,
  mt: 1,
  p: 0,
  display: 'grid',
  gap: 1,
  overflowWrap: 'anywhere',
} as const

/** Records by their names, one below the other. */
export const RowLines = ({ children }: { children: ReactNode }) => (
  <Box component="ul" sx={lines}>
    {children}
  </Box>
)
