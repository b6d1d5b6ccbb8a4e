import MuiLink from '@mui/material/Link'
import type { ReactNode } from 'react'
import { useCreatePath } from 'react-admin'
import { Link } from 'react-router-dom'

/** The way to a record by keyboard; the row around it is for the mouse. */
export function RecordLink({
  resource,
  id,
  children,
}: {
  resource: string
  id: string
  children: ReactNode
}) {
  const createPath = useCreatePath()
  return (
    <MuiLink
      component={Link}
      to={createPath({ resource, id, type: 'edit' })}
      onClick={(event) => event.stopPropagation()}
      underline="hover"
      sx={{ color: 'text.primary', fontWeight: 600 }}
    >
      {children}
    </MuiLink>
  )
}
