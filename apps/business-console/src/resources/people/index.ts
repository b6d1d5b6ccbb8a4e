import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const people: ResourceProps = {
  name: 'people',
  list: lazy(async () => ({ default: (await import('./PeopleList.tsx')).PeopleList })),
  edit: lazy(async () => ({ default: (await import('./PersonPage.tsx')).PersonPage })),
  recordRepresentation: 'full_name',
}
