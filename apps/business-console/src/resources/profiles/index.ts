import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const profiles: ResourceProps = {
  name: 'profiles',
  list: lazy(async () => ({ default: (await import('./ProfileList.tsx')).ProfileList })),
  recordRepresentation: 'full_name',
}
