import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const experiments: ResourceProps = {
  name: 'experiments',
  list: lazy(async () => ({ default: (await import('./ExperimentList.tsx')).ExperimentList })),
  create: lazy(async () => ({ default: (await import('./ExperimentCreate.tsx')).ExperimentCreate })),
  edit: lazy(async () => ({ default: (await import('./ExperimentPage.tsx')).ExperimentPage })),
  recordRepresentation: 'name',
}
