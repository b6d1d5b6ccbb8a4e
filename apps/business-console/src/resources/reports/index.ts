import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const reports: ResourceProps = {
  name: 'reports',
  list: lazy(async () => ({ default: (await import('./ReportList.tsx')).ReportList })),
  edit: lazy(async () => ({ default: (await import('./ReportPage.tsx')).ReportPage })),
}
