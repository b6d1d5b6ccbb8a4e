import MuiLink from '@mui/material/Link'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

/** The name in a row as the way to its page by keyboard; the row around it is for the mouse. */
export const NameLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <MuiLink
    component={Link}
    to={to}
    onClick={(event) => event.stopPropagation()}
    underline="hover"
    sx={{ color: 'text.primary', fontWeight: 600 }}
  >
    {children}
  </MuiLink>
)
