import type { ReactNode } from 'react'
import { useCreatePath } from 'react-admin'
import { NameLink } from './NameLink.tsx'

interface Props {
  resource: string
  id: string
  children: ReactNode
}

/** The name of a record, which leads to its page. */
export function RecordLink({ resource, id, children }: Props) {
  const createPath = useCreatePath()
  return <NameLink to={createPath({ resource, id, type: 'edit' })}>{children}</NameLink>
}
