import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const history: ResourceProps = {
  name: 'history',
  list: lazy(async () => ({ default: (await import('./HistoryList.tsx')).HistoryList })),
}
